import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';

type Props<Row> = {
  caption: string;
  list: UseQueryResult<{ readonly items: readonly Row[] }>;
  columns: readonly Column<Row>[];
  empty: { readonly art: ReactNode; readonly title: string; readonly text: string };
};

/** A list of this page in the one state it is in: loading, failed, empty or there. */
export function SignInList<Row extends { readonly id: string }>({ caption, list, columns, empty }: Props<Row>) {
  const t = useT('admin');
  const common = useT('common');
  const failed = <ReadFailure read={list} title={t('admin.signIn.failed')} />;
  const content = list.data
    ? ({ state: 'ready', rows: list.data.items, empty: <EmptyState {...empty} /> } as const)
    : list.isError
      ? ({ state: 'failed', message: failed } as const)
      : ({ state: 'loading', placeholder: <SkeletonTable label={common('shell.loading')} /> } as const);
  return (
    <Panel padding={list.data && list.data.items.length > 0 ? 'flush' : 'normal'}>
      <DataTable caption={caption} columns={columns} content={content} rowKey={({ id }) => id} />
    </Panel>
  );
}
