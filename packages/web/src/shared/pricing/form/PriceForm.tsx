import { findPriceProblems, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Choice } from './Choice.tsx';
import { MessageBar } from './MessageBar.tsx';
import { PaidPrice } from './PaidPrice.tsx';
import classes from './PriceForm.module.css';
import { isSaid, limitOf } from './price-problems.ts';

export type PriceFormProps = {
  price: PriceSetting;
  /** It was tried to send it: now what is missing is said. */
  isTried: boolean;
  /** What the server said about it. */
  refusal: string | null;
  onChange: (price: PriceSetting) => void;
};

/** PRICE-01, PRICE-02: free or paid, and how; a field of whatever form it is mounted in. */
export function PriceForm({ price, isTried, refusal, onChange }: PriceFormProps) {
  const t = useT('share');
  const format = useFormat();
  // The rows a further one was refused for: with other rows the message is about nothing.
  const [overflown, setOverflown] = useState<PriceSetting['payConfig'] | null>(null);
  // A field that is still empty must not hide what is wrong already.
  const problem = findPriceProblems(price).find((found) => isSaid(found, isTried)) ?? null;
  const said = overflown === price.payConfig ? 'ladder-overflow' : problem;
  const change = (changed: Partial<PriceSetting>): void => {
    setOverflown(null);
    onChange({ ...price, ...changed });
  };
  const text = said && t(`pricing.problem.${said}`, { max: format.count(limitOf[said] ?? 0) });
  return (
    <div className={classes.root}>
      <Choice
        label={t('pricing.form.title')}
        options={[
          { value: false, label: t('pricing.form.free') },
          { value: true, label: t('pricing.form.paid') },
        ]}
        value={price.isPay}
        onChange={(isPay) => change({ isPay })}
      />
      {price.isPay && (
        <PaidPrice price={price} problem={problem} onChange={change} onOverflow={() => setOverflown(price.payConfig)} />
      )}
      <MessageBar text={text ?? refusal} />
    </div>
  );
}
