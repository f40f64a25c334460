import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ShopItem, type ShopItemView } from './ShopItem.tsx';
import classes from './Shop.module.css';

type Props = {
  items: readonly ShopItemView[];
  /** The points of the reader. */
  integral: number | string;
  onOrder: (item: ShopItemView) => void;
};

/** The points of the reader, and everything they buy. */
export function OfferedItems({ items, integral, onOrder }: Props) {
  const t = useT('points');
  const { price } = useFormat();
  if (items.length === 0) return <EmptyState title={t('points.shop.empty.title')} text={t('points.shop.empty.text')} />;
  return (
    <>
      <p className={classes.balance}>{t('points.shop.balance', { integral: price(integral) })}</p>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id}>
            <ShopItem item={item} integral={integral} onOrder={() => onOrder(item)} />
          </li>
        ))}
      </ul>
    </>
  );
}
