import { PathTabs } from '../../lib/PathTabs.tsx';
import { useT } from '../../lib/texts.ts';

const views = ['templates', 'waiting'] as const;
type View = (typeof views)[number];

/** The two sides of the administration of approvals: the rules, and what waits by them. */
export function ApprovalViews({ current }: { current: View }) {
  const t = useT('admin');
  const tabs = views.map((name) => ({
    name,
    label: t(`admin.approvals.view.${name}`),
    search: { view: name === 'templates' ? undefined : name },
  }));
  return <PathTabs to="adminApprovals" params={{}} label={t('admin.approvals.views')} tabs={tabs} current={current} />;
}
