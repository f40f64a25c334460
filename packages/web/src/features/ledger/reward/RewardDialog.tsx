import { TextInput } from '@mantine/core';
import { amount, amountToWire, parseAmount } from '@shuyuan/contract/kernel/amount';
import { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { useState } from 'react';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { type RewardRange, rewardProblem } from './reward-amounts.ts';
import type { RewardTarget } from './reward-target.ts';
import classes from './Reward.module.css';
import { useGiving } from './use-giving.ts';

function useBalance() {
  const read = useRead(readPersonAccount, {}, { claims: 'notices' });
  return { balance: read.data ? amount(BigInt(read.data.totalAmount)) : null, isFailed: read.isError && !read.data };
}

function Balance({ balance, isFailed }: ReturnType<typeof useBalance>) {
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

type Props = { target: RewardTarget; range: RewardRange; onClose: () => void };

/** LEDGER-28, D-108: how much, out of what one has. */
export function RewardDialog({ target: { targetType, targetId, name }, range, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const format = useFormat();
  const coin = useCoinName();
  const account = useBalance();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { give, forget, isBusy, refusal } = useGiving(onClose);
  const given = parseAmount(text);
  const problem = rewardProblem(given, { range, balance: account.balance });
  const limits = { min: format.count(range.min), max: format.count(range.max) };
  const lacking = format.price(amount((given ?? 0n) - (account.balance ?? 0n)));
  const words = {
    invalid: t('ledger.reward.invalid', limits),
    short: t('ledger.reward.short', { amount: lacking, coin }),
  };
  // Too little is told while it is typed; a number that is not finished yet is nobody's mistake.
  const error = problem === 'short' || isTried ? problem && words[problem] : null;
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
      <QuickAmounts range={range} chosen={text} onChoose={change} />
      <TextInput
        label={t('ledger.reward.amount')}
        description={t('ledger.reward.range', limits)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={19}
        data-autofocus
        value={text}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
