import { Direction } from '@shuyuan/contract/ledger/currencies';
import { useFormat } from '../../../lib/format.ts';
import classes from './Trades.module.css';

type Hundredths = bigint | number | string;

/** LEDGER-08. Digits keep their order beside writing from right to left. */
export function AmountText({ amount }: { amount: Hundredths }) {
  const format = useFormat();
  return (
    <bdi dir="ltr" className={classes.figure}>
      {format.price(String(amount))}
    </bdi>
  );
}

type Props = { amount: Hundredths; direction: Direction };

/** What came in has a plus, what went out a minus: the colour alone would not tell. */
export function SignedAmount({ amount, direction }: Props) {
  const format = useFormat();
  const isIncome = direction === Direction.income;
  return (
    <bdi dir="ltr" className={classes.figure} data-direction={isIncome ? 'in' : 'out'}>
      {`${isIncome ? '+' : '−'}${format.price(String(amount))}`}
    </bdi>
  );
}
