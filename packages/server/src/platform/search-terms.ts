import { queryNgrams, searchable } from './searchable.ts';
import { chineseFillers, chineseParticles, fillers } from './function-words.ts';

/** Something a question asks for: a pair of Chinese characters, or the beginning of a word of any other language. */
export type Term = {
  readonly text: string;
  readonly isWord: boolean;
  /** How much it tells before anybody has looked how rare it is. */
  readonly weight: number;
};
export type Terms = readonly Term[];

/** As many as a whole number of the database has places for. */
export const maxTerms = 30;

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const isChinese = (run: string): boolean => /^\p{Script=Han}/u.test(run);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

type Chunk = { readonly text: string; readonly isSingle: boolean };

/** Parts between particles. The words of a trade a dictionary takes apart into single characters: those stay together. */
function partsOf(run: string): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const { segment } of words.segment(run)) {
    if ([...segment].every((character) => chineseParticles.has(character))) parts.push([]);
    else parts.at(-1)?.push({ text: segment, isSingle: [...segment].length === 1 });
  }
  return parts.filter((part) => part.length > 0);
}

const acrossWords = 0.3;
const lonely = 0.3;

const pair = (text: string, weight: number): Term => ({ text, isWord: false, weight });

function termsOfPart(part: readonly Chunk[]): Term[] {
  const [only] = part;
  if (part.length === 1 && only?.isSingle) return [pair(only.text, lonely)];
  return part.flatMap(({ text, isSingle }, at) => {
    const characters = [...text];
    const inside = characters.slice(1).map((character, index) => pair(`${characters[index] ?? ''}${character}`, 1));
    const next = part[at + 1];
    if (!next) return inside;
    const border = `${characters.at(-1) ?? ''}${[...next.text][0] ?? ''}`;
    return [...inside, pair(border, isSingle && next.isSingle ? 1 : acrossWords)];
  });
}

const chineseTerms = (run: string): Term[] => partsOf(run).flatMap(termsOfPart);

/** Endings differ with grammar: what a long word begins with says enough. */
function stemOf(word: string): string {
  const bare = word.length > 4 ? word.replace(/^(?:وال|ال)/u, '') : word;
  const characters = [...bare];
  if (characters.length >= 8) return characters.slice(0, -3).join('');
  if (characters.length >= 6) return characters.slice(0, -2).join('');
  return characters.length === 5 ? characters.slice(0, -1).join('') : bare;
}

const ofWord = 1.5;
const ofNumber = 0.4;

function foreignTerms(run: string): Term[] {
  if (/^\p{N}+$/u.test(run)) return [{ text: run, isWord: true, weight: ofNumber }];
  if (fillers.has(run) || run.length === 1) return [];
  return [{ text: stemOf(run), isWord: true, weight: ofWord }];
}

/** What a question asks for, without what stands in any question; the weightiest of a very long one. */
export function termsOf(question: string): Terms {
  const plain = searchable(question).replaceAll(chineseFillers, ' ');
  const found = [...plain.matchAll(runs)].flatMap(([run]) => (isChinese(run) ? chineseTerms(run) : foreignTerms(run)));
  const byText = new Map<string, Term>();
  for (const term of found) if ((byText.get(term.text)?.weight ?? 0) < term.weight) byText.set(term.text, term);
  const terms = [...byText.values()];
  if (terms.length <= maxTerms) return terms;
  return terms.toSorted((a, b) => b.weight - a.weight).slice(0, maxTerms);
}

/** The pairs of a term as texts are indexed by them. */
export const gramsOf = ({ text }: Term): string[] => queryNgrams(text);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Whether a text, made `searchable`, has the term: a word at the beginning of a word, not somewhere within one. */
export function isIn(text: string, { text: wanted, isWord }: Term): boolean {
  if (!text.includes(wanted)) return false;
  if (!isWord) return true;
  const ending = /^\p{N}+$/u.test(wanted) ? String.raw`(?!\p{N})` : '';
  const beginning = String.raw`(?:(?<![\p{L}\p{N}])(?:وال|ال|و)?|(?<=\p{Script=Han}))`;
  return new RegExp(beginning + escaped(wanted) + ending, 'u').test(text);
}
