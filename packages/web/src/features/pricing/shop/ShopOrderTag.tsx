import type { ShopOrderState } from '@shuyuan/contract/pricing/shop';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { waiting: 'gold', handedOut: 'pine', cancelled: 'neutral' } as const;

export function ShopOrderTag({ state }: { state: ShopOrderState }) {
  const t = useT('points');
  return <Tag tone={tones[state]}>{t(`points.shop.state.${state}`)}</Tag>;
}
