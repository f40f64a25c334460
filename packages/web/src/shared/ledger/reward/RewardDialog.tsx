import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { useState } from 'react';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { Balance, useBalance } from './Balance.tsx';
import { amountIn, type RewardRange, rewardProblem } from './reward-amounts.ts';
import type { RewardTarget } from './reward-target.ts';
import classes from './Reward.module.css';
import { useGiving } from './use-giving.ts';

type Props = { target: RewardTarget; range: RewardRange; onClose: () => void };

/** LEDGER-28, D-108: how much, out of what one has. */
export function RewardDialog({ target: { targetType, targetId, name }, range, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const coin = useCoinName();
  const account = useBalance();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { give, forget, isBusy, refusal } = useGiving(onClose);
  const given = amountIn(text);
  const problem = rewardProblem(given, { range, balance: account.balance });
  const change = (next: string) => {
    setText(next);
    forget();
  };
  const submit = () => {
    setIsTried(true);
    if (given !== null && problem === null) give({ targetType, targetId, tradeAmount: amountToWire(given) });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('ledger.reward.give', { coin })}
      submitLabel={t('ledger.reward.submit')}
      width={440}
      isBusy={isBusy}
      error={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.soft}>
        {targetType === 'question' ? t('ledger.reward.post', { title: name }) : t('ledger.reward.answer', { name })}
      </p>
      <Balance {...account} />
      <AmountField
        range={range}
        text={text}
        // Too little is told while it is typed; a number that is not finished yet is nobody's mistake.
        problem={problem === 'short' || isTried ? problem : null}
        lacking={amount((given ?? 0n) - (account.balance ?? 0n))}
        onChange={change}
      />
    </FormDialog>
  );
}
