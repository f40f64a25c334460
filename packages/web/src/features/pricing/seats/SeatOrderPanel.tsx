import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { GoodsLink } from '../../../shared/pricing/GoodsLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { HandOutDialog } from './HandOutDialog.tsx';
import { SeatCount } from './SeatCount.tsx';
import type { SeatOrder } from './seat-order.ts';

/** The content an order is for and what is left of it, with the way to hand out a seat. */
export function SeatOrderPanel({ order }: { order: SeatOrder }) {
  const t = useT('share');
  const [isHandingOut, setIsHandingOut] = useState(false);
  const isThere = order.endTime === null;
  const free = isThere ? order.quantity - order.handedOutNum : 0;
  return (
    <Panel
      title={isThere ? <GoodsLink {...order} /> : <bdi>{order.title}</bdi>}
      action={free > 0 && <Button onClick={() => setIsHandingOut(true)}>{t('pricing.seats.handOut')}</Button>}
    >
      <SeatCount order={order} />
      {isHandingOut && <HandOutDialog order={order} free={free} onClose={() => setIsHandingOut(false)} />}
    </Panel>
  );
}
