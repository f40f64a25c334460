import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readFinance } from '@shuyuan/contract/ledger/finance.wire';
import { useT } from '../../../lib/texts.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import type { FinanceState } from './finance-address.ts';
import classes from './Finance.module.css';
import { useMovedNames } from './use-moved-names.ts';

type Finance = OutputOf<typeof readFinance>;

const sumOf = (amounts: readonly (number | string)[]): bigint =>
  amounts.reduce<bigint>((sum, one) => sum + BigInt(one), 0n);

/** The sums of the span, and the amount that is held now. */
export function FinanceTiles({ finance: { held, months }, state }: { finance: Finance; state: FinanceState }) {
  const t = useT('finance');
  const names = useMovedNames(state);
  return (
    <div className={classes.tiles}>
      <StatTile label={names.amountIn} value={<AmountText amount={sumOf(months.map((one) => one.amountIn))} />} />
      <StatTile label={names.amountOut} value={<AmountText amount={sumOf(months.map((one) => one.amountOut))} />} />
      <StatTile label={t('finance.held')} value={<AmountText amount={held} />} />
    </div>
  );
}
