import { useSearchParams } from '../../../../lib/route-values.ts';
import { EditedColumn } from './EditedColumn.tsx';
import { NewColumn } from './NewColumn.tsx';

/** ROUTE-41: a new column, or, where the address names one, that column. */
export function ColumnFormPage() {
  const { id } = useSearchParams();
  return id === undefined ? <NewColumn /> : <EditedColumn key={id} id={id} />;
}
