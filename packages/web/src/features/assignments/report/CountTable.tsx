import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from '../manage/Assignments.module.css';
import type { ListProps } from '../manage/assignments-address.ts';
import { DayField } from './DayField.tsx';

type Props<Row> = ListProps & {
  title: string;
  failed: string;
  empty: ReactNode;
  columns: Column<Row>[];
  list: UseQueryResult<{ readonly items: readonly Row[]; readonly recordCount: number }>;
  /** The steps with the report. */
  children?: ReactNode;
};

/** How many people were how far on a day, in rows. */
export function CountTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, failed, empty, columns, list, state, onMove, children } = props;
  const { page, pageSize } = state;
  return (
    <Panel title={title} padding="flush">
      <div className={classes.filters}>
        <DayField state={state} onMove={onMove} />
        {children}
      </div>
      <DataTable
        caption={title}
        columns={columns}
        content={tableContent(list, { failed, empty })}
        rowKey={({ id }) => id}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
