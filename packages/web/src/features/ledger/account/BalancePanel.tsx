import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import type { LedgerOf } from '../trades/trade-choice.ts';
import classes from './Balance.module.css';
import { BalanceLine } from './BalanceLine.tsx';

type Props = {
  ledger: LedgerOf;
  bill: Pick<OutputOf<typeof readTotalAmount>, 'amountIn' | 'amountOut' | 'totalAmount'>;
  /** What it is counted in. */
  unit: string;
  /** More figures of the same kind. */
  children?: ReactNode;
};

/** LEDGER-05, D-104: what is there, and what came and went in all. */
export function BalancePanel({ ledger, bill: { amountIn, amountOut, totalAmount }, unit, children }: Props) {
  const t = useT('share');
  const flows = [
    { label: t('ledger.in'), Icon: ArrowDownLeft, amount: amountIn },
    { label: t('ledger.out'), Icon: ArrowUpRight, amount: amountOut },
  ];
  return (
    <Panel>
      <div className={classes.panel}>
        <dl className={classes.figures}>
          <div className={classes.balance}>
            <dt>{t('ledger.balance')}</dt>
            <dd>
              <AmountText amount={totalAmount} /> <span className={classes.unit}>{unit}</span>
            </dd>
          </div>
          {flows.map(({ label, Icon, amount }) => (
            <div key={label}>
              <dt>
                <Icon size={16} aria-hidden className={classes.arrow} />
                {label}
              </dt>
              <dd>
                <AmountText amount={amount} />
              </dd>
            </div>
          ))}
          {children}
        </dl>
        <BalanceLine ledger={ledger} />
      </div>
    </Panel>
  );
}
