import { ManagedGrades } from '../grades/ManagedGrades.tsx';
import { ManagedItems } from './ManagedItems.tsx';
import type { ShopAdminProps } from './shop-admin-address.ts';
import { ShopOrders } from './ShopOrders.tsx';

/** The list of the shop that is kept: its orders, what is on offer, or the grades. */
export function ShopView(props: ShopAdminProps) {
  switch (props.state.view) {
    case 'items':
      return <ManagedItems {...props} />;
    case 'grades':
      return <ManagedGrades />;
    default:
      return <ShopOrders {...props} />;
  }
}
