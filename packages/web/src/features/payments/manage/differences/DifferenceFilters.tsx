import { Button } from '@mantine/core';
import { exportDifferences } from '@shuyuan/contract/payments/difference.wire';
import { type DifferenceState, differenceStates } from '@shuyuan/contract/payments/difference-kinds';
import { Download } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { saveTable } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';

type Props = {
  state: DifferenceState | undefined;
  openNum: number | undefined;
  onMove: (change: { readonly state: DifferenceState | undefined; readonly page: number }) => void;
};

export function DifferenceFilters({ state, openNum = 0, onMove }: Props) {
  const t = useT('payments');
  const { count } = useFormat();
  const exporting = useWrite(exportDifferences, { onSuccess: (text) => saveTable(text, 'differences.csv') });
  const tabs = (['all', ...differenceStates] as const).map((name) => {
    const label = t(`difference.state.${name}`);
    return { name, label: name === 'open' && openNum > 0 ? `${label} ${count(openNum)}` : label };
  });
  return (
    <>
      <ChoiceTabs
        label={t('difference.states')}
        tabs={tabs}
        current={state ?? 'all'}
        onChoose={(name) => onMove({ state: name === 'all' ? undefined : name, page: 1 })}
      />
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate(state ? { state } : {})}
      >
        {t('invoice.export')}
      </Button>
    </>
  );
}
