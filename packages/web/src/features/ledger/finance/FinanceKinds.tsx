import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readFinance } from '@shuyuan/contract/ledger/finance.wire';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { FinanceState } from './finance-address.ts';
import { useKindColumns } from './use-kind-columns.tsx';

type Props = { kinds: OutputOf<typeof readFinance>['kinds']; state: FinanceState };

/** The same by reason. */
export function FinanceKinds({ kinds, state }: Props) {
  const t = useT('finance');
  const columns = useKindColumns(state);
  return (
    <Panel title={t('finance.kinds')} padding="flush">
      <DataTable
        caption={t('finance.kinds')}
        columns={columns}
        rowKey={({ tradeType }) => String(tradeType)}
        content={{ state: 'ready', rows: kinds, empty: <EmptyState title={t('finance.kinds.empty')} /> }}
      />
    </Panel>
  );
}
