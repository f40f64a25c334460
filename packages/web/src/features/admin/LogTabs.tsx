import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { useT } from '../../lib/texts.ts';

/** From one log of the administration to another. */
export function LogTabs({ log }: { log: 'changes' | 'access' | 'behaviour' }) {
  const t = useT('admin');
  const operation = useT('operation');
  const tabs = [
    { name: 'changes', label: t('admin.audit.title'), search: {} },
    { name: 'access', label: t('admin.access.title'), search: { log: 'access' } },
    { name: 'behaviour', label: operation('behaviour.title'), search: { log: 'behaviour' } },
  ];
  return <PathTabs to="adminAudit" params={{}} label={t('admin.access.logs')} tabs={tabs} current={log} />;
}
