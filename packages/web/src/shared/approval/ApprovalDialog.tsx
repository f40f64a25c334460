import { readProcess } from '@shuyuan/contract/approval/approval.wire';
import { useState } from 'react';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReadFailure } from '../reads/ReadStates.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { ApprovalContent } from './ApprovalContent.tsx';
import { RequestDialog } from './RequestDialog.tsx';

type Props = { id: string | undefined; onClose: () => void };

/** APPROVAL-05: one approval with its steps, its history as a timeline, and what the reader may do. */
export function ApprovalDialog({ id, onClose }: Props) {
  const t = useT('personal');
  const common = useT('common');
  const process = useRead(readProcess, { id: id ?? '' }, { claims: 'notices', enabled: id !== undefined });
  const [isResubmitting, setIsResubmitting] = useState(false);
  const title = process.data?.title ?? t('approvals.detail');
  return (
    <>
      <Dialog isOpen={id !== undefined} title={title} closeLabel={common('dialog.close')} width={680} onClose={onClose}>
        {process.data ? (
          <ApprovalContent
            process={process.data}
            onResubmit={() => setIsResubmitting(true)}
            onStale={() => void process.refetch()}
          />
        ) : process.isError ? (
          <ReadFailure read={process} title={t('approvals.detailFailed')} text={t('approvals.detailFailed.text')} />
        ) : (
          <SkeletonText label={common('shell.loading')} count={6} />
        )}
      </Dialog>
      {isResubmitting && process.data && (
        <RequestDialog again={process.data} onClose={() => setIsResubmitting(false)} />
      )}
    </>
  );
}
