import { absenceTimesOf, isAbsence } from '@shuyuan/contract/assignments/is-absence';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { canDecideAbout } from '../settle/can-decide-about.ts';
import * as store from './absence.store.ts';

type AbsenceInput = {
  readonly memberId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
};

/** One that is over would move nothing: it is refused instead of promising days. */
export async function enterAbsence(ctx: Context, input: AbsenceInput) {
  const { tenantId, id: enteredBy } = ctx.actor;
  const { memberId, firstDay, lastDay } = input;
  demand(await canDecideAbout(ctx, memberId), 'request.not-found');
  const { startTime, endTime } = absenceTimesOf(input);
  demand(isAbsence(input) && endTime > ctx.now(), 'assignment.wrong-absence');
  const id = newId(ctx.now());
  const times = { startsAt: new Date(startTime), endsAt: new Date(endTime), enteredAt: new Date(ctx.now()) };
  await ctx.inTransaction(async (tx) => {
    const isFirst = await store.insertAbsence(tx, { id, tenantId, ...input, ...times, enteredBy });
    demand(isFirst, 'assignment.wrong-absence');
    const after = { memberId, firstDay, lastDay };
    const subject = { kind: 'member', id: memberId } as const;
    await recordAudit(tx, ctx, { tenantId, action: 'assignment.absence-entered', subject, after });
  });
  return { id };
}

/** The days that passed are given back, those to come are not: duties go on from now. */
export async function cancelAbsence(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: by } = ctx.actor;
  const absence = await store.findAbsence(ctx.read, tenantId, id);
  demand(absence && (await canDecideAbout(ctx, absence.memberId)), 'request.not-found');
  const { memberId, firstDay, lastDay } = absence;
  await ctx.inTransaction(async (tx) => {
    demand(await store.markAbsenceCancelled(tx, { id, by, at: new Date(ctx.now()) }), 'assignment.wrong-absence');
    const before = { memberId, firstDay, lastDay };
    const subject = { kind: 'member', id: memberId } as const;
    await recordAudit(tx, ctx, { tenantId, action: 'assignment.absence-cancelled', subject, before });
  });
  return { id };
}
