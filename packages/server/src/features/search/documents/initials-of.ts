import { searchable } from '../../../platform/searchable.ts';
import { pinyinBounds, pinyinLetters, twoReadings } from './pinyin-bounds.ts';

const initialsCollator = new Intl.Collator('zh-u-co-pinyin');
/** As many ways to read one name. */
const maxReadings = 8;

const known = new Map<string, string>();
function initialOf(character: string): string {
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const at = pinyinBounds.findLastIndex((bound) => initialsCollator.compare(character, bound) >= 0);
  const letter = pinyinLetters[at] ?? '';
  known.set(character, letter);
  return letter;
}

/** The initials of pinyin of a run of Chinese, in each way it may be read. */
export function initialsOf(run: string): string[] {
  let readings = [''];
  for (const character of run) {
    const wanted = twoReadings.get(character) ?? [initialOf(character)];
    readings = wanted.flatMap((letter) => readings.map((reading) => reading + letter)).slice(0, maxReadings);
  }
  return readings;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const chinese = /^[\u3400-\u9fff]+$/u;
const maxInitials = 12;

/** The initials of a title from each of its words on, as they are found. */
export function initialTokens(title: string): string[] {
  const runs = searchable(title)
    .split(' ')
    .filter((word) => chinese.test(word));
  const tokens = runs.flatMap((run) =>
    [...segmenter.segment(run)].flatMap(({ index }) =>
      initialsOf(run.slice(index, index + maxInitials)).map((reading) => `py:${reading}`),
    ),
  );
  return [...new Set(tokens)];
}
