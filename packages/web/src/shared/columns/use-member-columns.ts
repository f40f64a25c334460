import { readMemberColumns, saveMemberColumns } from '@shuyuan/contract/centre/member-column.wire';
import { type ColumnChoice, type ColumnList, columnsOf } from '@shuyuan/contract/centre/column-lists';
import { useState } from 'react';
import { useRead, useWrite } from '../../lib/queries.ts';
import type { NamedColumn } from './named-column.ts';

/** CENTRE-05: the columns of a list as the reader wants them. What they could not be read for is shown as usual (ERR-15). */
export function useMemberColumns<Row>(list: ColumnList, columns: readonly NamedColumn<Row>[]) {
  const kept = useRead(readMemberColumns, { list }, { claims: 'all' });
  const [changed, setChanged] = useState<readonly ColumnChoice[] | null>(null);
  const write = useWrite(saveMemberColumns, { refreshes: [readMemberColumns] });
  const choices = columnsOf(list, changed ?? kept.data?.columns ?? []);
  const choose = (next: readonly ColumnChoice[]): void => {
    setChanged(next);
    // One that is refused goes back to what is kept, and is told by a notice.
    write.mutate({ list, columns: [...next] }, { onError: () => setChanged(null) });
  };
  const named = new Map(columns.map((column) => [column.key, column]));
  const inOrder = choices.flatMap(({ key }) => named.get(key) ?? []);
  const isShown = new Set(choices.flatMap((choice) => (choice.isShown ? choice.key : [])));
  return {
    choices,
    choose,
    /** Every column in the order of the reader, for the chooser. */
    all: inOrder,
    shown: inOrder.filter(({ key }) => isShown.has(key)),
  };
}
