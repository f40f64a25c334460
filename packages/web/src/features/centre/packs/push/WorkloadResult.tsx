import type { previewPack } from '@shuyuan/contract/centre/packs/push.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useWorkloadColumns } from './use-workload-columns.tsx';

type Workload = OutputOf<typeof previewPack>;

/** The cost of a push, the fullest of them first. */
export function WorkloadResult({ workload }: { workload: Workload }) {
  const t = useT('packs');
  const { count, date } = useFormat();
  const { people, peopleCount, clashingCount, minutes, dueTime } = workload;
  const sum = { people: count(peopleCount), minutes: count(minutes), date: date(dueTime - 1) };
  return (
    <Stack gap={8}>
      <p>{t('packs.preview.sum', sum)}</p>
      {clashingCount > 0 && <p>{t('packs.preview.clashing', { people: count(clashingCount) })}</p>}
      <DataTable
        caption={t('packs.preview')}
        columns={useWorkloadColumns()}
        content={{ state: 'ready', rows: people, empty: null }}
        rowKey={({ id }) => id}
      />
      {peopleCount > people.length && <HintText>{t('packs.preview.more', { people: count(people.length) })}</HintText>}
    </Stack>
  );
}
