import { readOrder } from '@shuyuan/contract/payments/order.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';

type Props = { id: string; onClose: () => void };

/** Somebody who pays elsewhere looks back here within seconds. */
const pollMs = 3_000;

/** D-119: where the money of an order is sent to, and by when; once somebody went to pay, whether it has come. */
export function OrderDialog({ id, onClose }: Props) {
  const t = useT('payments');
  const common = useT('common');
  const [isPaying, setIsPaying] = useState(false);
  const read = useRead(
    readOrder,
    { id },
    {
      claims: 'notices',
      refetchInterval: ({ state }) => (isPaying && state.data?.state === 'created' ? pollMs : false),
    },
  );
  return (
    <Dialog
      isOpen
      isInAddress
      title={t(read.data && read.data.refunds.length > 0 ? 'payment.detail' : 'payment.how')}
      closeLabel={common('dialog.close')}
      width={480}
      onClose={onClose}
    >
      <ReadStates read={read} failed={t('payment.transfer.failed')} shape="list" count={4}>
        {(order) => (
          <Stack gap={16}>
            <OrderFacts order={order} isPaying={isPaying} onPaying={() => setIsPaying(true)} />
            {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
          </Stack>
        )}
      </ReadStates>
    </Dialog>
  );
}
