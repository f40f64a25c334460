import { demand } from '@shuyuan/contract/kernel/app-error';
import {
  buyerActions,
  financeActions,
  type InvoiceAction,
  invoiceLife,
  InvoiceStatus,
} from '@shuyuan/contract/payments/invoice-status';
import type { Context } from '../../../platform/context.ts';
import { findInvoice, type InvoiceRow } from './invoice.store.ts';

type Reader = Pick<Context, 'actor' | 'read'>;
type Actor = Context['actor'];

export const isFinance = ({ capabilities }: Pick<Actor, 'capabilities'>): boolean => capabilities.has('invoice.view');

/** D-190: its buyer, and finance once it is handed in; for anybody else it is not there. */
export async function openInvoice({ actor, read }: Reader, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoice(read, actor.tenantId, id);
  demand(invoice && canRead(actor, invoice), 'request.not-found');
  return invoice;
}

export const canRead = (actor: Pick<Actor, 'id' | 'capabilities'>, { memberId, status }: InvoiceRow): boolean =>
  memberId === actor.id || (isFinance(actor) && status !== InvoiceStatus.draft);

export async function openOwnInvoice({ actor, read }: Reader, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoice(read, actor.tenantId, id);
  demand(invoice?.memberId === actor.id, 'request.not-found');
  return invoice;
}

/** The steps the caller may take with an invoice in its state. */
export function permissionsOf(actor: Actor, { memberId, status }: { memberId: string; status: InvoiceStatus }) {
  const can = (action: InvoiceAction, isTheirs: boolean) => isTheirs && invoiceLife.can(action, status);
  const own = buyerActions.map((action) => [action, can(action, memberId === actor.id)] as const);
  const finance = financeActions.map(
    (action) => [action, can(action, actor.capabilities.has('ledger.manage'))] as const,
  );
  // Every action is in one of the two lists.
  return Object.fromEntries([...own, ...finance]) as Record<InvoiceAction, boolean>;
}
