import type { readDuty } from '@shuyuan/contract/assignments/duty.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useHistoryColumns } from './use-history-columns.tsx';

/** The reminders of a duty that were sent, and every change of it, the last first. */
export function DutyHistory({ duty: { reminders, entries } }: { duty: OutputOf<typeof readDuty> }) {
  const t = useT('assignments');
  const columns = useHistoryColumns();
  const none = <EmptyState title={t('assignments.reminders.none')} />;
  return (
    <Stack gap={20}>
      <Panel title={t('assignments.reminders')} padding="flush">
        <DataTable
          caption={t('assignments.reminders')}
          columns={columns.reminders}
          content={{ state: 'ready', rows: reminders, empty: none }}
          rowKey={({ number, step }) => `${number} ${step}`}
        />
      </Panel>
      <Panel title={t('assignments.history')} padding="flush">
        <DataTable
          caption={t('assignments.history')}
          columns={columns.entries}
          content={{ state: 'ready', rows: entries, empty: none }}
          rowKey={({ number, progress, time }) => `${number} ${progress} ${time}`}
        />
      </Panel>
    </Stack>
  );
}
