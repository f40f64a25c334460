import type { ApprovalBox } from '@shuyuan/contract/approval/process-life';
import { useT } from '../../lib/texts.ts';
import { BlankScroll, TickedList } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What each list says when there is nothing in it. */
export function EmptyBox({ box }: { box: ApprovalBox }) {
  const t = useT('personal');
  return (
    <EmptyState
      art={box === 'to-decide' ? <TickedList /> : <BlankScroll />}
      title={t(`approvals.empty.${box}`)}
      text={t(`approvals.empty.${box}.text`)}
    />
  );
}
