/** Characters nobody types when they search: accents and vowel signs, and characters one does not see. */
const unseen =
  // oxlint-disable-next-line no-misleading-character-class -- signs that combine are what it lists, as ranges
  /[\u00ad\u0300-\u036f\u0483-\u0487\u061c\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+/gu;

/** Listed, not `\p{P}`: the database has no such class. Emoji are none of them, they can be searched for. */
const signs =
  // oxlint-disable-next-line no-control-regex -- control characters are among the signs nobody searches for
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u060d\u061b-\u061f\u066a-\u066d\u06d4\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u25ff\u2e00-\u2e5d\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe10-\ufe6f\ufff9-\ufffd]+/gu;

const chinese = /[\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3fffd}]+/gu;

/** A character and what stands in for it. */
type Spelling = readonly [from: string, to: string];

/** Letters that no accent can be taken off, and digits of other scripts. */
const letters: readonly Spelling[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ...spellingsOf('øłđıςىةٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'oldiσيها01234567890123456789'),
];

/**
 * The form in which a search compares texts. Width, case, accents, punctuation and a blank between Chinese and other letters do not count;
 * neither does what `further` spellings make alike, which must be single characters.
 */
export function searchFormWith(further: readonly Spelling[]): (text: string) => string {
  const spelled = new Map([...letters, ...further]);
  const respelled = new RegExp(`[${[...spelled.keys()].join('')}]`, 'gu');
  return (text) =>
    text
      .toWellFormed()
      .normalize('NFKD')
      .replaceAll(unseen, '')
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(respelled, (character) => spelled.get(character) ?? character)
      // What is written with signs alone is still told from the letter: C, C++ and C#.
      .replaceAll('++', 'pp')
      .replaceAll(/([a-z])#/g, '$1sharp')
      .replaceAll(chinese, ' $& ')
      .replaceAll(signs, ' ')
      .trim();
}

/** The form without the table of traditional characters, for pages that search in what they have. */
export const searchForm = searchFormWith([]);

/** The characters of one text, each with that of the other it is written as. */
export function spellingsOf(from: string, to: string): Spelling[] {
  const targets = [...to];
  return [...from].map((character, at) => [character, targets[at] ?? character]);
}

/** As many letters of a word as its endings leave. */
export const stemLength = (word: string): number => Math.max(3, Math.min(word.length, Math.ceil(word.length * 0.7)));
