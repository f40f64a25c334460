/** A report as a table: what it is about and was filtered by, then its columns and rows. Every format writes the same. */
export type TableDocument = {
  readonly facts: readonly (readonly [name: string, value: string | Date])[];
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<TableRow> | Iterable<TableRow>;
  /** The zone instants are written in: a table has none of its own. */
  readonly timeZone: string;
  readonly isRightToLeft: boolean;
};

/** A number with the digits it is shown with. */
export type DecimalCell = { readonly value: number; readonly digits: 1 | 2 };
/** One cell; `null` is an empty one. */
export type TableCell = string | number | Date | DecimalCell | null;
export type TableRow = readonly TableCell[];
