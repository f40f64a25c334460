import { Button } from '@mantine/core';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { unitPrice } from '@shuyuan/contract/pricing/prices';
import { PriceText } from '../PriceText.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Buy.module.css';

type Props = { businessType: SellableType; unit: NonNullable<ReturnType<typeof unitPrice>>; onBuy: () => void };

/** D-116: what it costs, what one gets for it, and the way to pay. */
export function ByCoins({ businessType, unit, onBuy }: Props) {
  const t = useT('share');
  return (
    <>
      <PriceText {...unit} size="large" />
      <p className={classes.soft}>{t(`pricing.locked.${businessType}.text`)}</p>
      <Button onClick={onBuy}>{t('pricing.buy')}</Button>
    </>
  );
}
