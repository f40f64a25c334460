import { keyOfItem, type RecommendItem, type RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import { spreadOut } from '@shuyuan/contract/recommend/spread-out';
import type { Ranked } from './rank.ts';

/** Those not shown yet, so that no page repeats what another had, going on where the last ended. */
export function pageOf(ranked: readonly Ranked[], { kind, shown, size }: RecommendQuery): Ranked[] {
  const keys = shown.map(keyOfItem);
  const had = new Set(keys);
  const before = keys.flatMap((key) => ranked.find((one) => keyOfItem(one) === key) ?? []);
  const left = ranked.filter((one) => !had.has(keyOfItem(one)));
  // One more than is shown says whether there are more.
  return spreadOut(left, { before, isOfOneKind: kind !== undefined, limit: size + 1 });
}

export type RecommendQuery = {
  readonly kind?: RecommendKind | undefined;
  /** On the screen already. */
  readonly shown: readonly RecommendItem[];
  readonly size: number;
};
