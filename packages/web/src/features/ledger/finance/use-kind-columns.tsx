import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readFinance } from '@shuyuan/contract/ledger/finance.wire';
import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import type { FinanceState } from './finance-address.ts';
import { useMovedNames } from './use-moved-names.ts';

type Kind = OutputOf<typeof readFinance>['kinds'][number];

export function useKindColumns(state: FinanceState): Column<Kind>[] {
  const share = useT('share');
  const names = useMovedNames(state);
  return [
    { key: 'kind', header: share('ledger.tradeType'), cell: ({ tradeType }) => share(tradeTypeLabels[tradeType]) },
    { key: 'in', header: names.amountIn, align: 'end', cell: ({ amountIn }) => <AmountText amount={amountIn} /> },
    { key: 'out', header: names.amountOut, align: 'end', cell: ({ amountOut }) => <AmountText amount={amountOut} /> },
  ];
}
