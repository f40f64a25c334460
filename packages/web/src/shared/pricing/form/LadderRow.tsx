import type { PriceProblem, PriceRange } from '@shuyuan/contract/pricing/prices';
import { Trash2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isOpenEnd } from './ladder.ts';
import { PlaceInput } from './PlaceInput.tsx';
import classes from './PriceForm.module.css';
import { wrongField } from './price-problems.ts';
import { PriceInput } from './PriceInput.tsx';

type Props = {
  range: PriceRange;
  number: number;
  problem: PriceProblem | null;
  onChange: (change: Partial<PriceRange>) => void;
  /** None: the first and the last stay (PRICE-09). */
  onRemove: (() => void) | undefined;
};

/** One range of a ladder. Where it begins follows from the one before. */
export function LadderRow({ range, number, problem, onChange, onRemove }: Props) {
  const t = useT('share');
  const wrong = wrongField(range, problem);
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>{t('pricing.form.range', { number })}</legend>
      <div className={classes.rangeFields}>
        <PlaceInput label={t('pricing.form.begin')} value={range.begin} />
        {isOpenEnd(range) ? (
          <span className={classes.open}>{t('pricing.form.open')}</span>
        ) : (
          <PlaceInput
            label={t('pricing.form.end')}
            value={range.end}
            isWrong={wrong === 'end'}
            onChange={(end) => onChange({ end })}
          />
        )}
        <PriceInput
          label={t('pricing.form.coin')}
          value={range.coin}
          isWrong={wrong === 'coin'}
          onChange={(coin) => onChange({ coin })}
        />
        <PriceInput
          label={t('pricing.form.discount')}
          value={range.discountCoin}
          isWrong={wrong === 'discountCoin'}
          onChange={(discountCoin) => onChange({ discountCoin })}
        />
        <span className={classes.remove}>
          {onRemove && (
            <IconButton
              label={t('pricing.form.remove', { number })}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
    </fieldset>
  );
}
