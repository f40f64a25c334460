import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findDifference, settleDifferenceRow } from './difference.store.ts';

/** D-119: finance says what a difference came from; it stays in the list with the note. */
export async function settleDifference(ctx: Context, { id, note }: { readonly id: string; readonly note: string }) {
  await refuseSensitive(ctx, [note]);
  return ctx.inTransaction(async (tx) => {
    const { tenantId, id: decidedBy } = ctx.actor;
    const before = await findDifference(tx, tenantId, id);
    demand(before, 'request.not-found');
    demand(await settleDifferenceRow(tx, { id, note, decidedBy }), 'payment.settled-already');
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'payment-difference.settled',
      subject: { kind: 'payment-difference', id },
      before,
      after: { reason: note },
    });
    return { id, state: 'settled' as const };
  });
}
