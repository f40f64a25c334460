import type { ReactNode } from 'react';
import { EditLive } from '../form/EditLive.tsx';
import { ViewLive } from '../form/ViewLive.tsx';
import { ShareLiveDialog } from '../share/ShareLiveDialog.tsx';
import { ApprovalOfLive } from './ApprovalOfLive.tsx';
import { ConfirmPublishing } from './ConfirmPublishing.tsx';
import { EnterAsAssistant } from './EnterAsAssistant.tsx';
import type { Doable } from './LiveOperations.tsx';
import { SubmitAgain } from './SubmitAgain.tsx';
import type { Doing } from './use-doing.ts';

type Props = { doing: Doing | null; onDone: () => void };

/** LIVE-MGMT-01: whatever an operation opens above the table. */
export function LiveDoing({ doing, onDone }: Props) {
  if (!doing) return null;
  const { operation, live } = doing;
  const shown: Record<Doable, () => ReactNode> = {
    publish: () => <ConfirmPublishing action="publish" live={live} onClose={onDone} />,
    withdraw: () => <ConfirmPublishing action="withdraw" live={live} onClose={onDone} />,
    viewInfo: () => <ViewLive live={live} onClose={onDone} />,
    edit: () => <EditLive live={live} onClose={onDone} />,
    share: () => <ShareLiveDialog live={live} isOpen onClose={onDone} />,
    approvalDetail: () => <ApprovalOfLive liveId={live.id} onClose={onDone} />,
    submitApproval: () => <SubmitAgain live={live} onClose={onDone} />,
    enter: () => <EnterAsAssistant key={live.id} live={live} onDone={onDone} />,
  };
  return shown[operation]();
}
