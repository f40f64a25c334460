/**
 * CENTRE-05: the columns of each list in their usual order, and whether one is shown before somebody chooses. The first
 * names the row: it stays first, and is always shown.
 */
export const columnLists = {
  course: {
    title: true,
    status: true,
    progress: true,
    studied: true,
    time: true,
    lecturer: false,
    begun: false,
    finished: false,
    run: false,
  },
  exam: { title: true, status: true, score: true, started: true, attempt: false, ended: false, kind: false },
  class: { title: true, state: true, period: true, status: true, location: true, kind: false, seats: false },
} as const satisfies Record<string, Record<string, boolean>>;

export type ColumnList = keyof typeof columnLists;
/** The lists whose columns a member chooses: its keys, and there is more than none. */
export const columnListNames = Object.keys(columnLists) as [ColumnList, ...ColumnList[]];

export type ColumnChoice = { readonly key: string; readonly isShown: boolean };

/** More than any list has; what is beyond it is no choice of a person. */
export const maxColumnChoices = 50;

/** Every column of a list as somebody chose it. Unknown ones are dropped, a column that is new stands at the end as usual. */
export function columnsOf(list: ColumnList, chosen: readonly ColumnChoice[]): ColumnChoice[] {
  const usual: ColumnChoice[] = Object.entries(columnLists[list]).map(([key, isShown]) => ({ key, isShown }));
  const [first, ...others] = usual;
  const isOther = (key: string): boolean => others.some((column) => column.key === key);
  const kept = chosen.filter(({ key }, at) => isOther(key) && chosen.findIndex((column) => column.key === key) === at);
  const missing = others.filter(({ key }) => !kept.some((column) => column.key === key));
  return [...(first ? [first] : []), ...kept, ...missing];
}

/** A column one place further up or down; the first keeps its place. */
export function moveColumn(columns: readonly ColumnChoice[], key: string, by: -1 | 1): ColumnChoice[] {
  const at = columns.findIndex((column) => column.key === key);
  const to = at + by;
  const [column, other] = [columns[at], columns[to]];
  if (at < 1 || to < 1 || !column || !other) return [...columns];
  return columns.with(at, other).with(to, column);
}
