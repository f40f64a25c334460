import type { ColumnList } from '@shuyuan/contract/centre/column-lists';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '../../ui/DataTable.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import classes from './ColumnTable.module.css';
import type { NamedColumn } from './named-column.ts';
import { useMemberColumns } from './use-member-columns.ts';

type Props<Row> = Pick<ComponentProps<typeof DataTable<Row>>, 'caption' | 'content' | 'rowKey'> & {
  list: ColumnList;
  columns: readonly NamedColumn<Row>[];
  /** The part before the button that opens the choice. */
  tools?: ReactNode;
};

/** CENTRE-05: a table with the columns its reader chose, and the way to choose others. */
export function ColumnTable<Row>({ list, tools, columns, ...table }: Props<Row>) {
  const { choices, choose, all, shown } = useMemberColumns(list, columns);
  return (
    <>
      <div className={classes.tools}>
        {tools}
        <span className={classes.end}>
          <ColumnsButton list={list} choices={choices} all={all} onChoose={choose} />
        </span>
      </div>
      <DataTable {...table} columns={shown} />
    </>
  );
}
