import { Button } from '@mantine/core';
import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { amountIn, plainAmount } from '../../../ui/typed-amount.ts';
import { preventEnter } from '../../../ui/keys.ts';
import classes from './Distribute.module.css';

type Props = { balance: Amount; hasReceivers: boolean; onSplit: (total: Amount) => void };

/** LEDGER-12, LEDGER-13, D-103: a total, the whole balance unless said otherwise, over those who are selected. */
export function EqualShares({ balance, hasReceivers, onSplit }: Props) {
  const t = useT('share');
  const [text, setText] = useState(() => plainAmount(balance));
  const [isTried, setIsTried] = useState(false);
  const total = amountIn(text);
  const isNothing = total === null || total === 0n;
  const split = () => {
    setIsTried(true);
    if (hasReceivers && !isNothing) onSplit(total);
  };
  return (
    <div className={classes.average}>
      <AmountInput
        className={classes.averageField ?? ''}
        label={t('ledger.average.total')}
        description={t('ledger.average.hint')}
        text={text}
        invalid={t('pricing.form.invalid')}
        error={isTried && isNothing ? t('ledger.problem.not-above-zero') : null}
        onChange={setText}
        onKeyDown={preventEnter}
      />
      <Button variant="default" onClick={split}>
        {t('ledger.average.apply')}
      </Button>
      {isTried && !hasReceivers && (
        <p className={classes.warning} role="alert">
          {t('ledger.average.nobody')}
        </p>
      )}
    </div>
  );
}
