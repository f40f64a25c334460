import { ContentSort } from './questions.ts';

export const columnTitleMax = 30;
export const columnIntroduceMax = 300;
/** A column is read through; what has more belongs into several. */
export const maxColumnContents = 500;
/** How many one call adds, removes or orders. */
export const maxColumnChanges = 100;
export const maxAccountColumns = 50;

/** D-135, and one of our own: in the order its account gave (D-139). */
export const ColumnSort = { ...ContentSort, placed: 4 } as const;
export type ColumnSort = (typeof ColumnSort)[keyof typeof ColumnSort];

/**
 * D-139: one of them before another, or at the end where that is null. Undefined where either stands nowhere: somebody
 * else has taken it out meanwhile.
 */
export function movedBefore(
  ids: readonly string[],
  id: string,
  beforeId: string | null,
): readonly string[] | undefined {
  if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) return undefined;
  if (id === beforeId) return ids;
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(beforeId === null ? others.length : others.indexOf(beforeId), 0, id);
}
