import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Reward.module.css';

type Props = { balance: Amount | null; isFailed: boolean };

/** What the reader has to give. */
export function useBalance(): Props {
  const read = useRead(readPersonAccount, {}, { claims: 'notices' });
  return { balance: read.data ? amount(BigInt(read.data.totalAmount)) : null, isFailed: read.isError && !read.data };
}

export function Balance({ balance, isFailed }: Props) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  if (isFailed) return <p className={classes.soft}>{t('ledger.reward.failed')}</p>;
  return (
    <p className={classes.balance} aria-live="polite">
      {balance !== null && t('ledger.reward.balance', { amount: format.price(balance), coin })}
    </p>
  );
}
