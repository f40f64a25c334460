/** Numbers of the wire with names. Equal numbers of two tables mean different things: only a map leads across (C-20). */
export type EnumTable<Value extends number> = Readonly<Record<string, Value>>;

/** Shown for a value no table knows (D-184): a newer server must not turn a list into an error. */
export const unknownLabel = '—';

export const valuesOf = <Value extends number>(table: EnumTable<Value>): Value[] => Object.values(table);

/** Whether something from outside is a value of the table. */
export const isValueOf = <Value extends number>(table: EnumTable<Value>, value: unknown): value is Value =>
  Object.values<unknown>(table).includes(value);

/** The key of the text for a value; null for one the table does not know, which then shows `unknownLabel`. */
export function labelKeyOf<Key extends string>(labels: Readonly<Record<number, Key>>, value: number): Key | null {
  return Object.hasOwn(labels, value) ? (labels[value] ?? null) : null;
}
