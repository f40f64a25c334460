import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { quickAmounts, type RewardRange } from './reward-amounts.ts';
import classes from './Reward.module.css';

type Props = { range: RewardRange; chosen: string; onChoose: (amount: string) => void };

export function QuickAmounts({ range, chosen, onChoose }: Props) {
  const t = useT('share');
  const format = useFormat();
  return (
    <fieldset className={classes.quick} aria-label={t('ledger.reward.quick')}>
      {quickAmounts(range).map((coins) => (
        <Button
          key={coins}
          variant={chosen === String(coins) ? 'light' : 'default'}
          aria-pressed={chosen === String(coins)}
          onClick={() => onChoose(String(coins))}
        >
          {format.count(coins)}
        </Button>
      ))}
    </fieldset>
  );
}
