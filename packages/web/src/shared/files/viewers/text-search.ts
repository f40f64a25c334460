/** Where a search text stands: offsets into the text as it was given, `end` exclusive. */
export type Match = { readonly start: number; readonly end: number };

const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF\u0640]|\p{M}/u;
const space = /\s/;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const letter = /\p{L}/u;

type Folded = { readonly text: string; readonly origins: readonly number[] };

/** Letters as a searcher sees them: no case, no accents, no width; `ﬁ` is `fi`, Arabic without its vowel signs. */
const foldLetter = (point: string): string => point.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A word broken at the end of a line is one word: `learn-` + `ing`. */
function isLineHyphen(text: string, at: number): boolean {
  return /[-\u2010]/.test(text.charAt(at)) && /^[^\S\n]*\n\s*\p{Ll}/u.test(text.slice(at + 1, at + 12));
}

/** Folds while remembering where each letter came from. Spaces become one; between Chinese characters a line break is none. */
function fold(text: string): Folded {
  let folded = '';
  const origins: number[] = [];
  let pendingSpace = -1;
  let isJoined = false;
  const put = (letters: string, from: number): void => {
    folded += letters;
    for (let i = 0; i < letters.length; i += 1) origins.push(from);
  };
  for (let at = 0; at < text.length;) {
    const point = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (isLineHyphen(text, at)) isJoined = true;
    else if (space.test(point)) pendingSpace = pendingSpace < 0 ? at : pendingSpace;
    else if (!invisible.test(point)) {
      const isApart = pendingSpace >= 0 && folded !== '' && !isJoined;
      if (isApart && !(han.test(folded.at(-1) ?? '') && han.test(point))) put(' ', pendingSpace);
      pendingSpace = -1;
      isJoined = false;
      put(foldLetter(point), at);
    }
    at += point.length;
  }
  return { text: folded, origins };
}

/** Where the character at this offset ends, its accents included. */
function endOf(text: string, at: number): number {
  let end = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  while (end < text.length && invisible.test(text.charAt(end))) end += 1;
  return end;
}

/** Every place of a text that reads like the query, first to last, never overlapping. */
export function findMatches(text: string, query: string, limit: number): Match[] {
  const wanted = fold(query).text;
  if (wanted === '' || !(letter.test(wanted) || /[\p{N}\p{P}\p{S}]/u.test(wanted))) return [];
  const { text: folded, origins } = fold(text);
  const found: Match[] = [];
  for (let at = folded.indexOf(wanted); at >= 0 && found.length < limit;) {
    const start = origins[at] ?? 0;
    const last = origins[at + wanted.length - 1] ?? start;
    found.push({ start, end: endOf(text, last) });
    at = folded.indexOf(wanted, at + wanted.length);
  }
  return found;
}

/** A text in parts (pieces of a page, nodes of a chapter) and where each part begins in the whole. */
export type JoinedText = { readonly text: string; readonly starts: readonly number[] };

export function joinTexts(parts: readonly string[]): JoinedText {
  const starts: number[] = [];
  let text = '';
  for (const part of parts) {
    starts.push(text.length);
    text += part;
  }
  return { text, starts };
}

export type Piece = { readonly part: number; readonly start: number; readonly end: number };

/** The pieces of the parts that a match covers, so that each can be marked where it is drawn. */
export function piecesOf({ start, end }: Match, { text, starts }: JoinedText): Piece[] {
  const first = Math.max(
    0,
    starts.findLastIndex((begin) => begin <= start),
  );
  const pieces: Piece[] = [];
  for (let part = first; part < starts.length && (starts[part] ?? 0) < end; part += 1) {
    const begin = starts[part] ?? 0;
    const size = (starts[part + 1] ?? text.length) - begin;
    const piece = { part, start: Math.max(0, start - begin), end: Math.min(size, end - begin) };
    if (piece.end > piece.start) pieces.push(piece);
  }
  return pieces;
}
