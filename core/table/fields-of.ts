/**
 * The fields of a text that is one record of a table, after RFC 4180; null where its quotation marks do not match. Blanks may stand
 * outside of quotation marks, as people write them. `isLenient` lets a mark stand inside a field.
 */
export function fieldsOf(text: string, separator: string, isLenient = false): string[] | null {
  const fields: string[] = [];
  for (let start = 0; ; ) {
    const field = readQuoted(text, separator, start) ?? readPlain(text, separator, start, isLenient);
    if (!field) return null;
    fields.push(field.value);
    if (field.end >= text.length) return fields;
    start = field.end + separator.length;
  }
}

interface Field {
  readonly value: string;
  /** Where its separator stands, or the end of the text. */
  readonly end: number;
}

/** A field between quotation marks; null where it is none, or where other text follows the second mark. */
function readQuoted(text: string, separator: string, start: number): Field | null {
  const open = afterBlanks(text, separator, start);
  if (text[open] !== '"') return null;
  let value = '';
  for (let place = open + 1; ; ) {
    const close = text.indexOf('"', place);
    if (close < 0) return null;
    value += text.slice(place, close);
    if (text[close + 1] !== '"') {
      const end = afterBlanks(text, separator, close + 1);
      return end === text.length || text.startsWith(separator, end) ? { value, end } : null;
    }
    value += '"';
    place = close + 2;
  }
}

function readPlain(text: string, separator: string, start: number, isLenient: boolean): Field | null {
  const separatorPlace = text.indexOf(separator, start);
  const end = separatorPlace < 0 ? text.length : separatorPlace;
  const value = text.slice(start, end);
  const isMistake = isLenient ? value.startsWith('"') && value.indexOf('"', 1) < 0 : value.includes('"');
  return isMistake ? null : { value, end };
}

function afterBlanks(text: string, separator: string, start: number): number {
  let place = start;
  while ((text[place] === ' ' || text[place] === '\t') && text[place] !== separator) place += 1;
  return place;
}
