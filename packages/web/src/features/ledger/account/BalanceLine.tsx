import { listTrades } from '@shuyuan/contract/ledger/currency.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { LedgerOf } from '../trades/trade-choice.ts';
import { balanceLine, lineBox } from './balance-line.ts';
import classes from './Balance.module.css';

/** How far back the picture goes. */
const lastTrades = 50;
/** Two points are no course of anything. */
const fewest = 3;

/** How the balance came to be what it is; the list below says the same in figures, and without it nothing is missed. */
export function BalanceLine({ ledger: { accountCode, accountType, currency } }: { ledger: LedgerOf }) {
  const t = useT('share');
  const input = { accountCode, accountType, rewardType: currency, page: 1, pageSize: lastTrades };
  const items = useRead(listTrades, input, { claims: 'all' }).data?.items ?? [];
  if (items.length < fewest) return null;
  return (
    <figure className={classes.line}>
      <svg viewBox={`0 0 ${lineBox.width} ${lineBox.height}`} aria-hidden>
        <polyline points={balanceLine(items.map(({ availableBalance }) => BigInt(availableBalance)))} />
      </svg>
      <figcaption>{t('ledger.line', { count: items.length })}</figcaption>
    </figure>
  );
}
