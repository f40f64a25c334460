import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import { useFormat } from '../../../lib/format.ts';
import { PersonName } from '../../people/PersonName.tsx';
import { Face } from '../../../ui/Face.tsx';
import classes from './Reward.module.css';

type Props = { giver: OutputOf<typeof listRewarders>['items'][number] };

export function Giver({ giver: { memberId, memberName, portrait, tradeAmount, createTime } }: Props) {
  const format = useFormat();
  return (
    <li className={classes.giver}>
      <Face name={memberName} src={portrait} size={36} isNamed />
      <span className={classes.who}>
        <PersonName memberId={memberId} name={memberName}>
          <bdi>{memberName}</bdi>
        </PersonName>
        <time dateTime={new Date(createTime).toISOString()}>{format.relative(createTime)}</time>
      </span>
      <bdi className={classes.amount}>{format.price(tradeAmount)}</bdi>
    </li>
  );
}
