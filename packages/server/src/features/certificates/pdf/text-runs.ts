import createBidi, { type Bidi } from 'bidi-js';

// Its types tell of a module with a default, while its file is the function itself.
const bidi = (createBidi as unknown as () => Bidi)();

const wide = /[\u3000-\u303F\uFF00-\uFFEF]/u;
const han = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]/u;
const arabic = /\p{scx=Arabic}/u;
const common = /\p{Script=Common}/u;
/** Spaces and marks are drawn by the face of the letter before. */
const following = /[\p{Zs}\p{M}]/u;

function faceOf(character: string, before: FaceName | undefined): FaceName {
  if (before && following.test(character)) return before;
  if (wide.test(character)) return 'han';
  if (common.test(character)) return 'latin';
  if (han.test(character)) return 'han';
  return arabic.test(character) ? 'arabic' : 'latin';
}

/** Pieces of a line that one face draws in one direction, in the order they are read. */
export function textRuns(text: string, direction: 'ltr' | 'rtl'): readonly TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: TextRun[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = runs.at(-1);
    const face = faceOf(character, last?.face);
    // Brackets open the other way round there.
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last?.face === face && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + shown, letters: last.letters + character };
    else runs.push({ text: shown, letters: character, face, level });
  }
  return runs;
}

/** UAX 9, rule L2: from left to right, the places the runs have in the order of reading. */
export function visualOrder(levels: readonly number[]): readonly number[] {
  let order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    const next: number[] = [];
    let turned: number[] = [];
    for (const index of order) {
      if ((levels[index] ?? 0) >= level) turned.unshift(index);
      else {
        next.push(...turned, index);
        turned = [];
      }
    }
    order = [...next, ...turned];
  }
  return order;
}

export type FaceName = 'latin' | 'han' | 'arabic';
/** `text` is drawn, brackets turned round where that is how they stand; `letters` are those that were written. */
export type TextRun = {
  readonly text: string;
  readonly letters: string;
  readonly face: FaceName;
  readonly level: number;
};
