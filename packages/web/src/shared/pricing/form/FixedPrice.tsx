import type { PriceProblem, PriceSetting } from '@shuyuan/contract/pricing/prices';
import { useT } from '../../../lib/texts.ts';
import classes from './PriceForm.module.css';
import { wrongField } from './price-problems.ts';
import { PriceInput } from './PriceInput.tsx';

type Amounts = Pick<PriceSetting, 'coin' | 'discountCoin'>;
type Props = { price: Amounts; problem: PriceProblem | null; onChange: (change: Partial<Amounts>) => void };

/** PRICE-12: the list price, and the one that is paid (D-116). */
export function FixedPrice({ price, problem, onChange }: Props) {
  const t = useT('share');
  const wrong = wrongField(price, problem);
  return (
    <>
      <div className={classes.fields}>
        <PriceInput
          label={t('pricing.form.coin')}
          value={price.coin}
          isWrong={wrong === 'coin'}
          onChange={(coin) => onChange({ coin })}
        />
        <PriceInput
          label={t('pricing.form.discount')}
          value={price.discountCoin}
          isWrong={wrong === 'discountCoin'}
          onChange={(discountCoin) => onChange({ discountCoin })}
        />
      </div>
      <p className={classes.hint}>{t('pricing.form.fixed.hint')}</p>
    </>
  );
}
