import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { orderReads } from './order-reads.ts';

type Options = { readonly claims: ErrorCode[]; readonly doneText: string; readonly onDone: () => void };

/** A step of an order: whatever shows orders or their coins is read again, and its end is said. */
export const useOrderStep = <E extends Endpoint>(endpoint: E, { claims, doneText, onDone }: Options) =>
  useWrite(endpoint, {
    claims,
    refreshes: orderReads,
    onSuccess: () => {
      showNotice(doneText, 'success');
      onDone();
    },
  });
