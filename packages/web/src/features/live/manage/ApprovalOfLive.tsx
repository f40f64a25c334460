import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { findProcess } from '@shuyuan/contract/approval/approval.wire';
import { useEffect, useEffectEvent } from 'react';
import { ApprovalDialog } from '../../../shared/approval/ApprovalDialog.tsx';
import { managedList } from './managed-live.ts';
import { useRead, useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { showNotice } from '../../../lib/notices.ts';

type Props = { liveId: string; onClose: () => void };

/** APPROVAL-05, APPROVAL-06: the approval of a live, found by the number of the live. */
export function ApprovalOfLive({ liveId, onClose }: Props) {
  const t = useT('activity');
  const refresh = useRefresh();
  const found = useRead(findProcess, { key: `${liveId}_${ApprovalBusinessType.live}` });
  const isMissing = found.isError || found.data === null;
  const leave = useEffectEvent(() => {
    if (!found.isError) showNotice(t('live.approval.none'), 'warning');
    onClose();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  // Somebody may have decided or taken it back here.
  const close = (): void => {
    refresh(managedList);
    onClose();
  };
  return <ApprovalDialog id={found.data?.processInstanceId} onClose={close} />;
}
