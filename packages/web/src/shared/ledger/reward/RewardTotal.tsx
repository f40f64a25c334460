import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Reward.module.css';

type Props = { rewards: Pick<OutputOf<typeof listRewarders>, 'recordCount' | 'totalAmount'> };

/** How many gave, and how much together. */
export function RewardTotal({ rewards: { recordCount, totalAmount } }: Props) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const values = { count: format.count(recordCount), amount: format.price(totalAmount), coin };
  return <p className={classes.total}>{t('ledger.reward.total', values)}</p>;
}
