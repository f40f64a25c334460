import type { ReactNode } from 'react';
import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

const views = ['templates', 'waiting'] as const;
type View = (typeof views)[number];

type Props = { current: View; description: string; actions?: ReactNode };

/** The head of both sides of the administration of approvals: the rules, and what waits by them. */
export function ApprovalAdminTitle({ current, description, actions }: Props) {
  const t = useT('admin');
  const tabs = views.map((name) => ({
    name,
    label: t(`admin.approvals.view.${name}`),
    search: { view: name === 'templates' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('admin.nav.approvals')} description={description} actions={actions} />
      <PathTabs to="adminApprovals" params={{}} label={t('admin.approvals.views')} tabs={tabs} current={current} />
    </>
  );
}
