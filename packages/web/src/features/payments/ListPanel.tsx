import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { ComponentProps, ReactNode } from 'react';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Payments.module.css';

type Props<Row> = {
  caption: string;
  filters: ReactNode;
  columns: readonly Column<Row>[];
  content: ComponentProps<typeof DataTable<Row>>['content'];
  paging: Paging;
  recordCount: number | undefined;
  onPage: (paging: Paging) => void;
};

/** A list of money matters: its filters, its table and its pages. */
export function ListPanel<Row extends { readonly id: string }>(props: Props<Row>) {
  const { caption, filters, columns, content, paging, recordCount = 0, onPage } = props;
  return (
    <Panel padding="flush">
      <div className={classes.filters}>{filters}</div>
      <DataTable caption={caption} columns={columns} rowKey={({ id }) => id} content={content} />
      <div className={classes.pager}>
        <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
      </div>
    </Panel>
  );
}
