/** A hand-made screen with a defect. */
export default function Crash(): never {
  throw new Error('This screen breaks on purpose.');
}
