import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, typesOf } from '../../schema/json-schema.ts';
import type { Reporter } from '../context/linker.ts';
import type { Options } from './options.ts';

/** Option of an input, corresponding rule of the body, and whether it is a minimum or a maximum. */
const LIMITS = [
  ['maxLength', 'maxLength', 'most'],
  ['min', 'minimum', 'least'],
  ['max', 'maximum', 'most'],
  ['min', 'formatMinimum', 'least'],
  ['max', 'formatMaximum', 'most'],
] as const;

/** Reports options that allow values which the body rejects. */
export function checkLooser(
  linker: Reporter,
  options: Options,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  const { step } = options ?? {};
  if (typeof step === 'number' && typesOf(schema).includes('integer') && !Number.isInteger(step))
    linker.report('OPT-06', place.child('step'), `this is ${step}, and the body takes whole numbers.`);
  const [least, most] = [limitOf(options?.min), limitOf(options?.max)];
  if (least !== undefined && most !== undefined && typeof least === typeof most && least > most)
    linker.report('SCH-05', place.child('min'), `no value can be both: "min" is ${least}, "max" is ${most}.`);
  for (const [option, rule, kind] of LIMITS) {
    const [optionLimit, bound] = [limitOf(options?.[option]), limitOf(schema?.[rule])];
    if (optionLimit === undefined || bound === undefined || typeof optionLimit !== typeof bound) continue;
    if (kind === 'most' ? optionLimit <= bound : optionLimit >= bound) continue;
    linker.report(
      'OPT-06',
      place.child(option),
      `this is ${optionLimit}, and "${rule}" of the body is ${bound}.`,
      { remedy: 'Leave the option out: the field takes the limits of the body.' },
    );
  }
}

/** The limit as a number or date; undefined for `today` and other names, which are known only at run time. */
function limitOf(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
}
