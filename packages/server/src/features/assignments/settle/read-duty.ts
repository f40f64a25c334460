import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findDutyHead, listEntries, listEvidence, listReminders, listSettlements } from './duty-history.store.ts';
import { canDecideAbout, settlementPurpose } from './can-decide-about.ts';

async function settlementsOf(ctx: Context, runs: { readonly ruleId: string; readonly memberId: string }) {
  const rows = await listSettlements(ctx.read, runs);
  const evidence = { ids: rows.map(({ id }) => id), purpose: settlementPurpose };
  const files = await listEvidence(ctx.read, ctx.actor.tenantId, evidence);
  return rows.map(({ settledAt, revokedAt, ...row }) => ({
    ...row,
    files: files
      .filter(({ subjectId }) => subjectId === row.id)
      .map(({ id, name, path }) => ({ id, name, path: `/files/${path}` })),
    settleTime: settledAt.getTime(),
    revokeTime: revokedAt?.getTime() ?? null,
  }));
}

/** A manager sees their own as everybody does: nobody decides about themselves. */
export async function readDuty(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: readerId } = ctx.actor;
  const duty = await findDutyHead(ctx.read, { tenantId, id, asOf: new Date(ctx.now()) });
  demand(duty, 'request.not-found');
  const { ruleId, memberId, fullName, title, progress, dueAt } = duty;
  const canDecide = await canDecideAbout(ctx, memberId);
  demand(canDecide || memberId === readerId, 'request.not-found');
  const settlements = await settlementsOf(ctx, { ruleId, memberId });
  return {
    id,
    title,
    person: { id: memberId, fullName },
    progress,
    dueTime: dueAt.getTime(),
    entries: (await listEntries(ctx.read, { ruleId, memberId })).map(({ dueAt: due, at, ...entry }) => ({
      ...entry,
      dueTime: due.getTime(),
      time: at.getTime(),
    })),
    reminders: (await listReminders(ctx.read, { ruleId, memberId })).map(({ sentAt, ...reminder }) => ({
      ...reminder,
      time: sentAt.getTime(),
    })),
    settlements,
    can: {
      settle: canDecide && ['due', 'overdue', 'paused'].includes(progress),
      revoke: canDecide && settlements[0]?.revokeTime === null && ['done', 'exempt'].includes(progress),
    },
  };
}
