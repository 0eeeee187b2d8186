import type { Problem } from './problem.ts';

/** At one place these say what follows from the others. */
const YIELDS: readonly string[] = ['CND-06', 'RES-11', 'CAL-01', 'CAL-02', 'CAL-03', 'REF-08'];

type Test = (consequence: Problem, cause: Problem) => boolean;

const inFile =
  (test: Test): Test =>
  (consequence, cause) =>
    consequence.file === cause.file && test(consequence, cause);
const both =
  (first: Test, second: Test): Test =>
  (consequence, cause) =>
    first(consequence, cause) && second(consequence, cause);
const besideIt = inFile((consequence, cause) => holderOf(consequence) === holderOf(cause));
const withinIt = inFile((consequence, cause) => consequence.at.startsWith(holderOf(cause)));
const ofItsCall = inFile((consequence, cause) => callOf(consequence) === callOf(cause));
const namesHolder = inFile((consequence, cause) => names(consequence, holderOf(cause)));
const namesIt = inFile((consequence, cause) => names(consequence, cause.at));
const ofItsRows = inFile((_, cause) => cause.at === 'source');

/** Which problems follow from which, and where. */
const FOLLOWS: readonly (readonly [consequence: string, cause: string, isCaused: Test])[] = [
  // A type or format that is none: the words beside it, and those of others that compare with it, cannot fit.
  ['SCH-03', 'SCH-01', besideIt],
  ['SCH-03', 'SCH-01', namesHolder],
  ['SCH-05', 'SCH-01', besideIt],
  // A type that most words beside it are not for.
  ['SCH-05', 'SCH-03', besideIt],
  ['CND-02', 'CND-05', namesHolder],
  // What nothing reads is told when all that reads is right.
  ['RES-11', 'RES-01', both(ofItsCall, namesIt)],
  ['RES-11', 'SCH-05', inFile((consequence, cause) => consequence.at.startsWith(cause.at))],
  // A path that lacks the parameter that would tell it from the other.
  ['RES-02', 'RTE-02', both(ofItsCall, (_, { text }) => !text.includes('{'))],
  ['LST-05', 'CAL-04', both(ofItsCall, (_, cause) => cause.at.includes('.answer'))],
  ['CAL-05', 'RES-10', (consequence, cause) => names(consequence, callOf(cause))],
  ['RES-06', 'REF-10', ({ text }) => text.includes('not everyone')],
  [
    'SQL-07',
    'SQL-05',
    (consequence, cause) => consequence.text.includes(/column \S+/.exec(cause.text)?.[0] ?? '?'),
  ],
  // A field or filter that is none takes nothing.
  ['FRM-04', 'REF-06', besideIt],
  ['LST-06', 'REF-17', besideIt],
  // A call that is the wrong one, and what it needs.
  ['CAL-02', 'CAL-05', withinIt],
  ['CAL-01', 'CAL-05', withinIt],
  ['CAL-03', 'CAL-05', withinIt],
  ['CAL-01', 'CAL-04', withinIt],
  ['CAL-03', 'CAL-04', withinIt],
  // A form without what it extends has no fields.
  ['CAL-03', 'FRM-02', inFile((consequence) => ['fields', 'submit'].includes(consequence.at))],
  ['LST-04', 'CAL-04', ofItsRows],
  // A screen for more than may read it: nor may they do what it offers.
  ['ROL-01', 'ROL-01', inFile((consequence, cause) => cause.at === 'roles' && consequence.at !== 'roles')],
  ['ROL-02', 'ROL-01', inFile((_, cause) => cause.at === 'roles')],
  // The width of a cell that shows no such value.
  ['LST-10', 'OPT-05', besideIt],
  // Of two numbers that are each to be the greater one, the first.
  [
    'SCH-03',
    'SCH-03',
    inFile(
      (consequence, cause) => saysCircle(consequence) && saysCircle(cause) && cause.line < consequence.line,
    ),
  ],
  // A call of the product that takes another parameter.
  ['CAL-01', 'APP-01', (consequence, cause) => callNamed(consequence) === callNamed(cause)],
  // What offers a step repeats what its lifecycle says.
  ['REF-01', 'REF-01', (consequence, cause) => offerOf(consequence) === cause.text.split('.')[0]],
  [
    'LST-07',
    'LST-07',
    inFile((consequence, cause) => consequence.at === 'edit.call' && cause.at !== 'edit.call'),
  ],
  // Rows of the wrong entity.
  [
    'REF-07',
    'RES-01',
    both(
      ofItsCall,
      (consequence, cause) =>
        consequence.at.includes('.answer.') && entityNamed(consequence) === entityNamed(cause),
    ),
  ],
  ['REF-07', 'CAL-04', ofItsRows],
];

/** Leaves out problems that follow from another one, and joins those of one place to one problem. */
export function oneForEachCause(problems: readonly Problem[]): Problem[] {
  const causes = problems.filter((problem) => !problems.some((cause) => isFollowing(problem, cause)));
  const byPlace = new Map<string, Problem[]>();
  for (const problem of causes) {
    const key = `${problem.severity} ${problem.file} ${problem.line} ${problem.column} ${problem.at}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), problem]);
  }
  return [...byPlace.values()].map(joined);
}

function isFollowing(problem: Problem, cause: Problem): boolean {
  return (
    cause.severity === 'error' &&
    FOLLOWS.some(
      ([consequence, code, isCaused]) =>
        problem.code === consequence && cause.code === code && isCaused(problem, cause),
    )
  );
}

/** What holds the wrong word. */
function holderOf({ at: pathText }: Problem): string {
  return pathText.replace(/(\.[^.[\]]+|\[[^\]]*\])$/, '');
}

function callOf({ at: pathText }: Problem): string {
  return /^endpoints(\["[^"]+"\]|\.[\w-]+)/.exec(pathText)?.[0] ?? pathText;
}

const saysCircle = ({ text }: Problem) => text.endsWith('both hold only where they are the same.');
const callNamed = ({ text }: Problem) => /endpoint "([^"]+)"/.exec(text)?.[1];
const offerOf = ({ text }: Problem) => /does not fit here: ([^.]+)/.exec(text)?.[1];
const entityNamed = ({ text }: Problem) => /entity "([^"]+)"/.exec(text)?.[1];

/** Whether the text names the last word of a path. */
function names({ text }: Problem, pathText: string): boolean {
  const name = /\["([^"]+)"\]$|([^.[\]"]+)$/
    .exec(pathText)
    ?.slice(1)
    .find((part) => part !== undefined);
  return name !== undefined && text.includes(`"${name}"`);
}

/** The first that does not yield, with what the others say. */
function joined(problems: readonly Problem[]): Problem {
  const [first, ...others] = [
    ...problems.filter(({ code }) => !YIELDS.includes(code)),
    ...problems.filter(({ code }) => YIELDS.includes(code)),
  ];
  if (!first) throw new Error('A place without a problem has no group.');
  if (others.length === 0) return first;
  const texts = [...new Set([first, ...others].map(({ text }) => text))];
  const remedies = [...new Set([first, ...others].flatMap(({ remedy }) => remedy ?? []))];
  return { ...first, text: texts.join(' '), ...(remedies.length > 0 ? { remedy: remedies.join(' ') } : {}) };
}
