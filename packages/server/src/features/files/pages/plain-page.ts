type Piece = { readonly str: string; readonly hasEOL: boolean };

const han = String.raw`\p{Script=Han}\u3000-\u303f\uff00-\uffef`;
/** Chinese goes on in the next line without a blank, and a word of letters behind its hyphen. */
const brokenChinese = new RegExp(`(?<=[${han}])\\s*\\n\\s*(?=[${han}])`, 'gu');
const brokenWord = /(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu;
/** The database holds no zero, and nobody searches for the other signs that are not seen. */
const unseen = /[\p{Cc}\p{Cs}]+/gu;

/** The text of a page as one line, so that words that go over the end of a line are found. */
export const plainPage = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .replaceAll(brokenChinese, '')
    .replaceAll(brokenWord, '')
    .replaceAll(unseen, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
