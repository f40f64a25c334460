import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { useT } from '../../lib/texts.ts';

/** From one log of the administration to the other. */
export function LogTabs({ log }: { log: 'changes' | 'access' }) {
  const t = useT('admin');
  const tabs = [
    { name: 'changes', label: t('admin.audit.title'), search: {} },
    { name: 'access', label: t('admin.access.title'), search: { log: 'access' } },
  ];
  return <PathTabs to="adminAudit" params={{}} label={t('admin.access.logs')} tabs={tabs} current={log} />;
}
