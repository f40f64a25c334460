import { useSearchParams } from '../../../lib/route-values.ts';
import { SeatOrders } from './SeatOrders.tsx';
import { SeatOrderView } from './SeatOrderView.tsx';

/** D-115: the seats one has bought for others; the address keeps which order is open. */
export function TeamSeats() {
  const { order } = useSearchParams();
  return order ? <SeatOrderView key={order} id={order} /> : <SeatOrders />;
}
