import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { orderReads } from '../order-reads.ts';

type Options<E extends Endpoint> = {
  readonly claims: ErrorCode[];
  readonly isBooked: (answer: OutputOf<E>) => boolean;
  readonly onDone: () => void;
};

/** Records money that has come, and says whether it was booked or waits. */
export function useReceiptRecorded<E extends Endpoint>(endpoint: E, { claims, isBooked, onDone }: Options<E>) {
  const t = useT('payments');
  return useWrite(endpoint, {
    claims,
    refreshes: orderReads,
    onSuccess: (answer) => {
      if (isBooked(answer)) showNotice(t('payment.confirm.done'), 'success');
      else showNotice(t('receipt.record.waits'), 'info');
      onDone();
    },
  });
}
