import { listTemplates } from '@shuyuan/contract/approval/approval-template.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { usePagerLabels } from '../../lib/part-texts.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonTable } from '../../ui/Skeletons.tsx';
import { type TemplateActions, useTemplateColumns } from './use-template-columns.tsx';

type Props = TemplateActions & { paging: Paging; onPage: (paging: Paging) => void };

export function TemplateTable({ paging, onPage, ...actions }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const labels = usePagerLabels();
  const columns = useTemplateColumns(actions);
  const list = useRead(listTemplates, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const failed = (
    <ErrorState
      title={t('admin.approvals.failed')}
      retryLabel={common('shell.retry')}
      isRetrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  );
  const empty = <EmptyState title={t('admin.approvals.empty')} text={t('admin.approvals.empty.text')} />;
  const content = list.data
    ? ({ state: 'ready', rows: list.data.items, empty } as const)
    : list.isError
      ? ({ state: 'failed', message: failed } as const)
      : ({ state: 'loading', placeholder: <SkeletonTable label={common('shell.loading')} /> } as const);
  return (
    <>
      <DataTable caption={t('admin.nav.approvals')} columns={columns} content={content} rowKey={({ id }) => id} />
      {list.data && list.data.recordCount > paging.pageSize && (
        <Pager {...paging} recordCount={list.data.recordCount} labels={labels} onChange={onPage} />
      )}
    </>
  );
}
