import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { usePagerLabels } from '../../lib/part-texts.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonTable } from '../../ui/Skeletons.tsx';
import type { BoxPlace } from './box-address.ts';
import { EmptyBox } from './EmptyBox.tsx';
import { useApprovalColumns } from './use-approval-columns.tsx';

type Props = { place: BoxPlace; onMove: (place: BoxPlace) => void };

/** One list of approvals, with what to say when it is empty. */
export function ApprovalTable({ place, onMove }: Props) {
  const { box, page, pageSize } = place;
  const t = useT('personal');
  const common = useT('common');
  const pagerLabels = usePagerLabels();
  const list = useRead(
    listProcesses,
    { box, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useApprovalColumns(box, (id) => onMove({ ...place, open: id }));
  const content = list.data
    ? ({
        state: 'ready',
        rows: list.data.items,
        empty: <EmptyBox box={box} />,
      } as const)
    : list.isError
      ? ({
          state: 'failed',
          message: (
            <ErrorState
              title={t('approvals.failed')}
              retryLabel={common('shell.retry')}
              isRetrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          ),
        } as const)
      : ({ state: 'loading', placeholder: <SkeletonTable label={common('shell.loading')} /> } as const);
  return (
    <>
      <DataTable
        caption={t(`approvals.box.${box}`)}
        columns={columns}
        content={content}
        rowKey={({ processInstanceId }) => processInstanceId}
      />
      {list.data && list.data.recordCount > 0 && (
        <Pager
          page={page}
          pageSize={pageSize}
          recordCount={list.data.recordCount}
          labels={pagerLabels}
          onChange={(paging) => onMove({ ...place, ...paging })}
        />
      )}
    </>
  );
}
