import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import type { RewardProblem, RewardRange } from './reward-amounts.ts';

type Props = {
  range: RewardRange;
  text: string;
  problem: RewardProblem | null;
  /** By how much it is more than one has. */
  lacking: Amount;
  onChange: (text: string) => void;
};

export function AmountField({ range, text, problem, lacking, onChange }: Props) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const limits = { min: format.count(range.min), max: format.count(range.max) };
  const words = {
    invalid: t('ledger.reward.invalid', limits),
    short: t('ledger.reward.short', { amount: format.price(lacking), coin }),
  };
  return (
    <>
      <QuickAmounts range={range} chosen={text} onChoose={onChange} />
      <AmountInput
        label={t('ledger.reward.amount')}
        description={t('ledger.reward.range', limits)}
        hasFocus
        text={text}
        invalid={words.invalid}
        error={problem && words[problem]}
        onChange={onChange}
      />
    </>
  );
}
