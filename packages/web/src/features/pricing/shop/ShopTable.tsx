import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Shop.module.css';

type Props<Row> = {
  caption: string;
  /** Shown above the table, where nothing else names it. */
  title?: string;
  filters?: ReactNode;
  columns: readonly Column<Row>[];
  read: UseQueryResult<{ readonly items: readonly Row[]; readonly recordCount: number }>;
  failed: string;
  empty: string;
  paging: Paging;
  onPage: (paging: Paging) => void;
};

/** A list of the shop in its panel, with its states and its pager. */
export function ShopTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { caption, title, filters, columns, read, failed, empty, paging, onPage } = props;
  return (
    <Panel {...(title !== undefined && { title })} padding="flush">
      {filters && <div className={classes.filters}>{filters}</div>}
      <DataTable
        caption={caption}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed, empty: <EmptyState title={empty} /> })}
      />
      <div className={classes.pager}>
        <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onPage} />
      </div>
    </Panel>
  );
}
