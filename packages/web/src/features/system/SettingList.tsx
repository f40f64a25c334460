import type { EditableKey } from '@shuyuan/contract/system/settings';
import { listSettings } from '@shuyuan/contract/system/settings.wire';
import { useState } from 'react';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { SettingRow } from './SettingRow.tsx';

/** Every setting of one organisation, and the history of the one that was asked for. */
export function SettingList({ organizationId }: { organizationId: string }) {
  const t = useT('admin');
  const common = useT('common');
  const [historyOf, setHistoryOf] = useState<EditableKey | null>(null);
  const settings = useRead(listSettings, { organizationId }, { claims: 'notices' });
  const title = historyOf && t(`admin.settings.${historyOf}.title`);
  return (
    <Panel padding="flush">
      <ReadStates read={settings} failed={t('admin.settings.failed')} count={8}>
        {({ items }) =>
          items.map((setting) => (
            <SettingRow
              key={setting.key}
              organizationId={organizationId}
              setting={setting}
              onHistory={() => setHistoryOf(setting.key)}
              onStale={() => void settings.refetch()}
            />
          ))
        }
      </ReadStates>
      <Dialog
        isOpen={historyOf !== null}
        title={title && t('admin.settings.history.title', { title })}
        closeLabel={common('dialog.close')}
        width={560}
        onClose={() => setHistoryOf(null)}
      >
        {historyOf && <SettingHistory organizationId={organizationId} settingKey={historyOf} />}
      </Dialog>
    </Panel>
  );
}
