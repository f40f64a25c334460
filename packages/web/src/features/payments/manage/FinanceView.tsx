import { useAddressState } from '../../../lib/address-state.ts';
import { ordersAddress } from '../orders/orders-address.ts';
import { CompanyOrders } from './CompanyOrders.tsx';
import { Differences } from './differences/Differences.tsx';
import type { FinanceView as View } from './finance-view-names.ts';
import { Providers } from './providers/Providers.tsx';
import { CompanyReceipts } from './receipts/CompanyReceipts.tsx';
import { CompanyRefunds } from './refunds/CompanyRefunds.tsx';

/** The list of finance that is chosen. */
export function FinanceView({ view }: { view: View }) {
  const [state, move] = useAddressState(ordersAddress);
  if (view === 'orders') return <CompanyOrders state={state} onMove={move} />;
  if (view === 'receipts') return <CompanyReceipts />;
  if (view === 'refunds') return <CompanyRefunds />;
  return view === 'differences' ? <Differences /> : <Providers />;
}
