import { Button } from '@mantine/core';
import type { PriceProblem, PriceRange } from '@shuyuan/contract/pricing/prices';
import { Plus } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { withChange, withoutRange, withRange } from './ladder.ts';
import { LadderRow } from './LadderRow.tsx';
import classes from './PriceForm.module.css';

type Props = {
  ranges: readonly PriceRange[];
  problem: PriceProblem | null;
  onChange: (ranges: readonly PriceRange[]) => void;
  /** PRICE-08: a sixth was asked for. */
  onOverflow: () => void;
};

/** PRICE-07 to 10: prices by how many are bought at once (D-115). */
export function LadderPrice({ ranges, problem, onChange, onOverflow }: Props) {
  const t = useT('share');
  const add = (): void => {
    const longer = withRange(ranges, Date.now());
    if (longer) onChange(longer);
    else onOverflow();
  };
  const isMiddle = (index: number): boolean => index > 0 && index < ranges.length - 1;
  return (
    <>
      <p className={classes.hint}>{t('pricing.form.ladder.hint')}</p>
      {ranges.map((range, index) => (
        <LadderRow
          key={range.id}
          range={range}
          number={index + 1}
          problem={problem}
          onChange={(change) => onChange(withChange(ranges, range.id, change))}
          onRemove={isMiddle(index) ? () => onChange(withoutRange(ranges, range.id)) : undefined}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        className={classes.add}
        leftSection={<Plus size={14} aria-hidden />}
        onClick={add}
      >
        {t('pricing.form.add')}
      </Button>
    </>
  );
}
