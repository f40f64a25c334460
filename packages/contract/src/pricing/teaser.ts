import { questionSummaryLength } from '../community/questions.ts';

/** D-122: how much of its text whoever has not paid reads of something. */
export const teaserMax = 100;

/**
 * The beginning of a summary. A summary that is not full is the whole text: then half of it, or what is sold would
 * stand on its own card.
 */
export function teaserOf(summary: string): string {
  const characters = [...summary];
  const isWhole = characters.length < questionSummaryLength;
  const room = isWhole ? Math.min(teaserMax, Math.floor(characters.length / 2)) : teaserMax;
  return characters.length === 0 ? '' : `${characters.slice(0, Math.max(0, room - 1)).join('')}…`;
}
