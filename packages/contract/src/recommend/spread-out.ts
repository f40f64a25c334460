/** Features that must not stand too often in a row. */
export type Spread = {
  readonly kind: string;
  readonly authorId: string | null;
  readonly topicIds: readonly string[];
};

/** At most so many of one kind, author or topic in a row, while there is anything else. */
export const longestRun = 2;

const common = (items: readonly Spread[], of: (item: Spread) => readonly string[]): boolean => {
  const [first, ...rest] = items;
  return first !== undefined && of(first).some((value) => rest.every((item) => of(item).includes(value)));
};

const authorsOf = ({ authorId }: Spread): readonly string[] => (authorId === null ? [] : [authorId]);

/** Whether these, in a row, have a kind, an author or a topic in common. A list of one kind is not asked for others. */
const isAlike = (items: readonly Spread[], isOfOneKind: boolean): boolean =>
  (!isOfOneKind && common(items, ({ kind }) => [kind])) ||
  common(items, authorsOf) ||
  common(items, ({ topicIds }) => topicIds);

type SpreadOptions<T> = {
  /** The items before the first already. */
  readonly before?: readonly T[];
  readonly isOfOneKind?: boolean;
  readonly limit?: number;
};

/** D-194: the best first, but the next one that differs where too many alike would follow each other. */
export function spreadOut<T extends Spread>(
  ranked: readonly T[],
  { before = [], isOfOneKind = false, limit = ranked.length }: SpreadOptions<T> = {},
): T[] {
  const left = [...ranked];
  const placed: T[] = [];
  while (placed.length < limit && left.length > 0) {
    const last = [...before, ...placed].slice(-longestRun);
    const fits = (item: T) => last.length < longestRun || !isAlike([item, ...last], isOfOneKind);
    const at = Math.max(0, left.findIndex(fits));
    placed.push(...left.splice(at, 1));
  }
  return placed;
}
