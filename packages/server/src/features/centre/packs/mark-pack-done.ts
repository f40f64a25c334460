import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile } from '../../files/index.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockOwnPeople } from '../director/lock-own-people.ts';
import { findPackProgress } from './follow-up.store.ts';
import { openPack } from './open-pack.ts';
import { updateMarked } from './pack.store.ts';
import { packEvidence } from './pack-evidence.ts';

type MarkInput = {
  readonly id: string;
  readonly memberId: string;
  readonly reason: string;
  readonly fileIds: readonly string[];
};

/** Said by hand, with evidence; nothing is written to the contents themselves. */
export async function markPackDone(ctx: Context, { id, memberId, reason, fileIds }: MarkInput) {
  const { pack } = await openPack(ctx, id);
  const { tenantId, id: markedBy } = ctx.actor;
  await refuseSensitive(ctx, [reason]);
  const [markId, at] = [newId(ctx.now()), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    const { scope } = await lockOwnPeople(tx, ctx, async () => [memberId]);
    const progress = await findPackProgress(tx, { packId: id, scope, memberIds: [memberId], asOf: at });
    demand(progress, 'request.not-found');
    const mark = { packId: id, memberId, markId, markReason: reason, markedBy, markedAt: at };
    const isUndone = progress === 'due' || progress === 'overdue';
    demand(isUndone && (await updateMarked(tx, mark)), 'pack.settled-already', { standing: progress });
    for (const fileId of new Set(fileIds))
      await claimFile(tx, ctx, { fileId, purpose: packEvidence, subjectId: markId });
    const after = { title: pack.title, memberId, reason };
    await recordAudit(tx, ctx, { tenantId, action: 'pack.marked-done', subject: { kind: 'pack', id }, after });
    await notify(tx, ctx, {
      kind: 'assignment',
      text: 'packDone',
      values: { title: pack.title },
      receivers: [memberId],
      subject: { kind: 'pack', id },
      link: `/center/student-study-pack-detail/${id}`,
    });
  });
  return { id };
}
