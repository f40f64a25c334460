import type { Column } from '../../ui/DataTable.tsx';

/** A column whose header is its name, too, where columns are chosen. */
export type NamedColumn<Row> = Column<Row> & { readonly header: string };
