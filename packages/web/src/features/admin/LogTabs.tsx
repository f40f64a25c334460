import { go } from '../../lib/navigation.ts';
import { useT } from '../../lib/texts.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';

type Log = 'changes' | 'access';

/** From one log of the administration to the other. */
export function LogTabs({ log }: { log: Log }) {
  const t = useT('admin');
  return (
    <ChoiceTabs<Log>
      label={t('admin.access.logs')}
      tabs={[
        { name: 'changes', label: t('admin.audit.title') },
        { name: 'access', label: t('admin.access.title') },
      ]}
      current={log}
      onChoose={(next) => go('adminAudit', {}, next === 'access' ? { log: 'access' } : {})}
    />
  );
}
