import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listShopItems } from '@shuyuan/contract/pricing/shop.wire';
import { CreditCard, Gift } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { orderObstacle } from './order-obstacle.ts';
import classes from './Shop.module.css';

export type ShopItemView = OutputOf<typeof listShopItems>['items'][number];
type Props = { item: ShopItemView; integral: number | string; onOrder: () => void };

const obstacleTexts = {
  'sold-out': 'points.shop.soldOut',
  full: 'points.shop.full',
  short: 'points.shop.short',
} as const;

/** One thing on offer; the button says why where it cannot be had. */
export function ShopItem({ item, integral, onOrder }: Props) {
  const t = useT('points');
  const { price, count } = useFormat();
  const { kind, title, description, stock, perPerson } = item;
  const Icon = kind === 'card' ? CreditCard : Gift;
  const obstacle = orderObstacle(item, integral);
  return (
    <article className={classes.item}>
      <h2 className={classes.title}>
        <Icon size={18} aria-hidden />
        <bdi>{title}</bdi>
      </h2>
      <p className={classes.description} dir="auto">
        {description}
      </p>
      <p className={classes.facts}>
        <strong>{t('points.shop.price', { integral: price(item.price) })}</strong>
        {item.price !== item.fullPrice && (
          <s className={classes.was}>{t('points.shop.was', { integral: price(item.fullPrice) })}</s>
        )}
        {stock !== null && <Tag>{t('points.shop.left', { count: count(stock) })}</Tag>}
        {perPerson !== null && <Tag>{t('points.shop.limit', { count: count(perPerson) })}</Tag>}
      </p>
      <Button
        fullWidth
        disabled={obstacle !== null}
        aria-label={obstacle === null ? t('points.shop.order.named', { title }) : undefined}
        onClick={onOrder}
      >
        {t(obstacle === null ? 'points.shop.order' : obstacleTexts[obstacle])}
      </Button>
    </article>
  );
}
