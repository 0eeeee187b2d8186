/** Who has the password, as far as it is known. */
export interface PasswordOwner {
  readonly username: string;
  readonly name?: string | null;
}

/** What of an own word does not count: `Al` is in too many words. */
const SHORTEST_WORD = 3;
/** Letters that a password has beside the own words of its owner. */
const LETTERS_BESIDE = 5;

/** Why a password is easily guessed, as a text for its owner; null for one that is not. */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<string | null> {
  if ((await commonPasswords()).has(password.toLowerCase()))
    return 'This password is one of the first that others try. Choose another one.';
  return isOfOwnWords(password, owner)
    ? 'This password is made of your own name. Choose one that has nothing to do with you.'
    : null;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that lists of attackers begin with, in lower case. Loaded when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** Whether little is left without the words of the owner's name and user name, which may be a mail address. */
function isOfOwnWords(password: string, { username, name }: PasswordOwner): boolean {
  const words = `${plain(username)} ${plain(name ?? '')}`
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    // A word that holds another one goes first.
    .sort((one, other) => other.length - one.length);
  const joined = plain(password).replace(/[^\p{L}\p{N}]/gu, '');
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), joined);
  return rest !== joined && rest.replace(/\P{L}/gu, '').length < LETTERS_BESIDE;
}

/** In lower case, without marks above and below the letters. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
