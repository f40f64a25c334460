import { approvalBoxes, type ApprovalBox } from '@shuyuan/contract/approval/process-life';
import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { useT } from '../../lib/texts.ts';

type Props = { box: ApprovalBox; waiting: number | undefined };

/** The lists of one's own approvals. */
export function ApprovalTabs({ box, waiting }: Props) {
  const t = useT('personal');
  const tabs = approvalBoxes.map((name) => ({
    name,
    label: t(`approvals.box.${name}`),
    search: { box: name === 'to-decide' ? undefined : name },
    count: name === 'to-decide' ? waiting : undefined,
    waits: true,
  }));
  return (
    <PathTabs to="centerMy" params={{ name: 'approvals' }} label={t('approvals.boxes')} tabs={tabs} current={box} />
  );
}
