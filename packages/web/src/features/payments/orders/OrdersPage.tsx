import { readTopUp } from '@shuyuan/contract/payments/order.wire';
import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderWays } from './OrderWays.tsx';
import { ordersAddress } from './orders-address.ts';
import { OwnOrders } from './OwnOrders.tsx';
import { TopUp } from './TopUp.tsx';

/** D-107, D-119: coins for money, and what one has ordered. */
export function OrdersPage() {
  const t = useT('payments');
  const coin = useCoinName();
  const [state, move] = useAddressState(ordersAddress);
  const [isOrdering, setIsOrdering] = useState(false);
  const topUp = useRead(readTopUp, {}, { claims: 'notices' });
  const rule = topUp.data?.rule ?? null;
  return (
    <>
      <PageTitle
        title={t('payment.title')}
        description={t('payment.description', { coin })}
        actions={<OrderWays onOrder={rule ? () => setIsOrdering(true) : undefined} />}
      />
      {topUp.data && (
        <TopUp
          rule={rule}
          isOrdering={isOrdering}
          onOrdered={(order) => move({ order })}
          onClose={() => setIsOrdering(false)}
        />
      )}
      <OwnOrders state={state} onMove={move} />
      {state.order !== undefined && <OrderDialog id={state.order} onClose={() => move({ order: undefined })} />}
    </>
  );
}
