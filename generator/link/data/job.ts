import type { DeclaredJob } from '../../../core/declared.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { Reporter, Texts } from '../context/linker.ts';

/** The data of the alert that a call with a job returns. */
export const JOB_ITEM: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { job: { type: 'integer' } },
};

/** The background job that a call starts; undefined if it starts none, or its handler does. */
export function linkJob(
  linker: Reporter & Texts,
  { value, place }: Declared<EndpointDeclaration>,
): DeclaredJob | undefined {
  const { job, answer, resource } = value;
  if (!job) return undefined;
  const effect = value.effect ?? (value.method === 'GET' ? 'read' : 'write');
  const wrong = [
    ...(effect === 'write' ? [] : ['"effect": "write"']),
    ...(answer.envelope === 'alert' && answer.item === undefined
      ? []
      : ['the envelope "alert" without "item"']),
    ...(resource ? ['no "resource"'] : []),
  ];
  if (wrong.length > 0)
    linker.report('JOB-01', place.child('job'), `a call that starts a job has ${wrong.join(', ')}.`);
  if (job === true) return undefined;
  return {
    kind: job.kind,
    title: linker.text(job.title, place.child('job', 'title')),
    message: linker.text(job.message, place.child('job', 'message')),
  };
}
