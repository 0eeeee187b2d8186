// Generated from schemas/language by `npm run generate`. Edit that instead of this file.
/** Options of each cell. */
export interface CellOptions {
  /** Plain text, cut after some lines; the whole text on hover. missing: what stands where there is none, instead of a dash. between: of what it is made where the API does not have it: path -> how it is written; the first half of them, a dash, the other half. */
  text: {
    lines?: number;
    mono?: boolean;
    missing?: string;
    between?: {
      [k: string]: 'text' | 'date' | 'money';
    };
  };
  /** A number in the product's locale, right-aligned. */
  number: {
    suffix?: string;
    digits?: number;
  };
  /** A row's number: no grouping, quiet. */
  id: {};
  /** The running number of the row, from 1, which goes on over the pages; its value does not matter. */
  'row-number': {};
  /** An amount in the product's currency, right-aligned; digits after the separator. now: path of the amount that takes its place; where that is given, the amount itself is struck through. */
  money: {
    digits?: number;
    now?: string;
  };
  /** A percent, 0 to 100, as a bar with its number beside it. */
  bar: {};
  /** A calendar date or an instant's business day; on a detail, and in its sections, the usual DD/MM/YYYY becomes the form of its first date that has one. */
  date: {
    format?: 'DD/MM/YYYY' | 'DD MMM YYYY' | 'DD-MM-YYYY';
  };
  /** An instant in the business zone. */
  'date-time': {
    format?: 'DD/MM/YYYY HH:mm' | 'DD MMM YYYY HH:mm' | 'DD MMM HH:mm';
  };
  /** A thumbnail; a placeholder when there is none or it fails. thumbnail: path of the small address. The only column of a record's table with it makes of the rows a gallery: one picture in large, and the small ones to choose from. */
  image: {
    width?: number;
    height?: number;
    thumbnail?: string;
  };
  /** A value out of a few, as a badge (plain: as text). Its default for a value that has choices. qualified: `fine (2026)` is called as fine is, and keeps what stands in brackets. active: path of what is shown, as Active or Inactive, where the value is not there. */
  choice: {
    plain?: boolean;
    qualified?: boolean;
    active?: string;
  };
  /** A value whose kind another value of the row says, a name at the path "by": "as" says which names are what, "choices" what the values of a name are called, "units" what stands behind its number. Anything else is text, of so many lines as "lines". */
  varied: {
    by: string;
    as?: {
      [k: string]: 'number' | 'money' | 'date' | 'date-time' | 'image';
    };
    lines?: number;
    units?: {
      [k: string]: string;
    };
    choices?: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
  /** A text that the server says, in the language of the page; what fills its places stands at the path "params", and its dates are written as those of its page. */
  message: {
    params?: string;
    lines?: number;
  };
  /** Active or Inactive, tolerant of 1, '1', true, Y, y, 'active'. */
  active: {
    on?: string;
    off?: string;
  };
  /** Text with its line breaks, whole. */
  'long-text': {};
  /** A text in HTML, drawn; only what the allow-list names is. The default of a field that says "html": true. */
  html: {};
  /** A web address or a stored file, opened in a new tab. name: path of what it is called. film: it is played where it stands, above its name. */
  link: {
    name?: string;
    film?: boolean;
  };
}

/** Options of each field. */
export interface FieldOptions {
  /** One line of text. */
  text: {
    maxLength?: number;
    mono?: boolean;
    placeholder?: string;
  };
  /** Several lines of text. */
  textarea: {
    rows?: number;
    placeholder?: string;
  };
  /** A text with headings, lists and links, as HTML; height in px. Its property says "html": true, by which it comes by default. */
  'rich-text': {
    height?: number;
    placeholder?: string;
  };
  /** Several short texts without a comma or semicolon, each once: one on each line, or separated by commas, semicolons or tabs. */
  lines: {
    rows?: number;
  };
  /** A number; empty means not given, or the number that empty says. drops: typed characters that are dropped; a pasted text is read whole. fits: beyond the least or greatest that the body takes it becomes that one when it is left, and says so. */
  number: {
    empty?: number;
    drops?: string;
    fits?: true;
    min?: number;
    max?: number;
    step?: number;
    suffix?: string;
    placeholder?: string;
  };
  /** Whole units of the product's currency, grouped while they are typed; grouping is the sign between thousands where it is not the locale's. units: another field of the form and, by its values, what stands in the place of the currency; a number of % is not grouped. digitsOnly: typed keys that are no digits are dropped, and leading zeros go; where the least value is above 0, a 0 becomes empty. */
  money: {
    grouping?: '.' | ',';
    digitsOnly?: true;
    units?: {
      by: string;
      as: {
        [k: string]: string;
      };
    };
    placeholder?: string;
  };
  /** Hidden text with a show/hide toggle; generate offers a random one, shown and ready to be copied. */
  password: {
    generate?: boolean;
  };
  /** On or off (1 or 0). */
  switch: {};
  /** One of a few values, by their choices. clears: fields of the form that are emptied when another is chosen. */
  select: {
    placeholder?: string;
    /** @minItems 1 */
    clears?: readonly string[];
  };
  /** One of two to five values, all of them in sight, by their choices. What is chosen can be changed, not taken back. clears: fields of the form that are emptied when another is chosen. */
  radio: {
    /** @minItems 1 */
    clears?: readonly string[];
  };
  /** One record found by typing: value and label are fields of the source's rows; current is the path of the loaded record's label. clears: fields of the form that are emptied when another is chosen. searchWait: ms without a key until it is searched, 300 by default, also in the table from which line items are picked. As a filter one of the first rows, of which size says how many: by default as many as its call gives at once. columns (path -> heading) and image, the path of a picture, are told of each row and of the chosen one, as its context; line items show the picture in the table from which they are picked. */
  picker: {
    value: string;
    label: string;
    columns?: {
      [k: string]: string;
    };
    image?: string;
    current?: string;
    size?: number;
    searchWait?: number;
    placeholder?: string;
    /** @minItems 1 */
    clears?: readonly string[];
  };
  /** A time of the day, HH:MM, typed: one digit alone is an hour or minute with a nought before it, of 2105 the last two are the minutes. parts: hour and minute are two inputs; without a minute it is 00. */
  time: {
    parts?: true;
  };
  /** The order of things that the loaded record holds at "rows", by dragging or the arrow keys: a list of their value (id), absent until something was moved. label and image are fields of the things. */
  order: {
    rows: string;
    value?: string;
    label?: string;
    image?: string;
  };
  /** Many records, chosen from a table in a dialog that button opens. The source answers all rows, or pages that it searches; value is the field that is sent, columns (path -> heading) are shown, the first one names the row; image is the path of its picture. searchFirst: what is chosen counts with Submit, which waits until something is searched for. */
  'record-picker-many': {
    value: string;
    columns: {
      [k: string]: string;
    };
    image?: string;
    searchFirst?: true;
    button?: string;
  };
  /** A few entries of the same fields, added, removed and moved one by one: a list of objects. How many there may be is said by minItems and maxItems of the body; add is the text of the button. */
  repeater: {
    add?: string;
  };
  /** Many rows of the same columns, typed like a sheet: added, removed, moved, pasted from a spreadsheet. A list of objects of some or of hundreds. How many there may be is said by minItems and maxItems of the body; add is the text of the button, edited what is said once a value was changed and left, remove the text of the button of a row. asksWithout: rows in which all of these columns are empty or 0 are asked about before they are saved. keeps: with "pick", a path in the loaded rows; one with more than 0 there cannot be removed, nor its record exchanged. */
  'line-items': {
    add?: string;
    edited?: string;
    remove?: string;
    /** @minItems 1 */
    asksWithout?: readonly string[];
    keeps?: string;
  };
  /** A calendar date YYYY-MM-DD. clearsRefused: in a form, a date that a rule refuses is taken out; the message stays. notPast: what is said of a day before today where the record holds none there yet; what it holds, and what takes its place, may be past. It is for calls that both make and change; theirs is to judge too. */
  date: {
    min?: string;
    max?: string;
    clearsRefused?: true;
    notPast?: string;
  };
  /** An image file with preview; recommended is a size hint; preview is the path of the loaded record's address, width and height are its size in px; keepsRefused: a refused file stays and blocks the submit until it is replaced or removed; asks: the question before the stored one is removed. */
  image: {
    recommended?: string;
    preview?: string;
    width?: number;
    height?: number;
    keepsRefused?: boolean;
    asks?: string;
  };
  /** Several image files, for a list of files; recommended is a size hint. What is stored already is shown by "stored", with its actions. */
  images: {
    recommended?: string;
  };
  /** A file; current is the path of the loaded record's file name, called that of what it is called, where that is another one. errors: toast or alert. template: an empty CSV file to begin with; its columns are those of the body's file, unless others are named. */
  file: {
    current?: string;
    called?: string;
    errors?: 'toast' | 'alert';
    template?: {
      name: string;
      /** @minItems 1 */
      columns?: readonly string[];
    };
  };
}
