import { ConfirmPayment } from './ConfirmPayment.tsx';
import { RefundOrder } from './refunds/RefundOrder.tsx';
import type { CompanyOrder } from './use-company-order-columns.tsx';

export type OrderStep = { readonly kind: 'pay' | 'refund'; readonly order: CompanyOrder };

/** The dialog of the step finance has chosen. */
export function OrderStepDialog({ step: { kind, order }, onClose }: { step: OrderStep; onClose: () => void }) {
  const Dialog = kind === 'refund' ? RefundOrder : ConfirmPayment;
  return <Dialog order={order} onClose={onClose} />;
}
