import { stemLength } from '@shuyuan/contract/search/search-form';
import type { MarkedText } from '@shuyuan/contract/search/search.wire';
import { searchable } from '../../../platform/searchable.ts';
import { isSpelled } from '../documents/tokens-of.ts';

/** The text in pieces, those that were found marked. */
export function markedText(text: string, words: readonly string[]): MarkedText {
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { from, to } of hitsIn(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

type Range = { readonly from: number; readonly to: number };

const foldedCharacters = new Map<string, string>();
/** More than people write with; a text of all characters there are does not fill the memory. */
const mostFolded = 20_000;

/** A character as it is compared; what is left of a sign is a border between words. */
function foldedCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const own = searchable(character);
  const folded = own === '' && !/\p{M}/u.test(character) ? ' ' : own;
  if (foldedCharacters.size < mostFolded) foldedCharacters.set(character, folded);
  return folded;
}

/** A text character by character in the form it is compared in, and where each of these came from. */
function foldedOf(text: string): { readonly form: string; readonly origins: readonly number[] } {
  let form = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = foldedCharacter(character);
    for (let index = 0; index < folded.length; index++) origins.push(at);
    form += folded;
    at += character.length;
  }
  return { form, origins };
}

/** Particles and the article that Arabic writes together with a word. */
const arabicPrefix = /(?:^|[^\u0600-\u06ff])(?:و|ب|ل|ال|وال|بال|لل)$/u;

/** Whether a word begins here, or what is written together with it ends. */
const isBeginning = (form: string, at: number): boolean =>
  !isSpelled(form[at - 1] ?? ' ') || arabicPrefix.test(form.slice(Math.max(0, at - 4), at));

/** Where a word of the question stands: a spelled one at the beginning of a word, to the end of that word. */
function rangesOf(form: string, word: string): Range[] {
  const found: Range[] = [];
  const wanted = isSpelled(word) && word.length > 4 ? word.slice(0, stemLength(word)) : word;
  for (let from = form.indexOf(wanted); from !== -1; from = form.indexOf(wanted, from + 1)) {
    if (!isSpelled(word)) found.push({ from, to: from + wanted.length });
    else if (isBeginning(form, from)) {
      let to = from + wanted.length;
      while (to < form.length && isSpelled(form[to] ?? '')) to++;
      found.push({ from, to });
    }
    if (found.length >= 50) break;
  }
  return found;
}

/** Where in a text the words stand, in its own characters, without overlaps. */
function hitsIn(text: string, words: readonly string[]): Range[] {
  const { form, origins } = foldedOf(text);
  const raw = words.flatMap((word) => rangesOf(form, word)).toSorted((a, b) => a.from - b.from || b.to - a.to);
  const hits: Range[] = [];
  for (const { from, to } of raw) {
    const range = { from: origins[from] ?? 0, to: to < origins.length ? (origins[to] ?? text.length) : text.length };
    const last = hits.at(-1);
    if (!last || range.from >= last.to) hits.push(range);
    else if (range.to > last.to) hits[hits.length - 1] = { from: last.from, to: range.to };
  }
  return hits;
}

const [before, length] = [40, 160];
/** Folding a whole book for its first hit would cost more than the search. */
const readAtMost = 4_000;
const foldedAtMost = 200_000;

const tidied = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The few lines around the first of the words, and in which line of the text that is. */
export function passageAround(text: string, words: readonly string[]) {
  const start = roughStart(text, words);
  const hits = hitsIn(text.slice(start, start + readAtMost), words);
  const at = hits[0] ? start + hits[0].from : 0;
  const from = Math.max(0, at - before);
  const cut = tidied(text.slice(from, from + length));
  const line = hits[0] ? text.slice(0, at).split('\n').length - 1 : 0;
  const shown = `${from > 0 ? '…' : ''}${cut}${from + length < text.length ? '…' : ''}`;
  return { passage: markedText(shown, words), line, hasHit: hits.length > 0 };
}

/** In a very long text, some way before the first of the words. */
function roughStart(text: string, words: readonly string[]): number {
  if (text.length <= readAtMost) return 0;
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : (hitsIn(text.slice(0, foldedAtMost), words)[0]?.from ?? 0);
  return Math.max(0, first - before * 2);
}
