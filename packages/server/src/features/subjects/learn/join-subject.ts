import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { deadlinesOf } from '../deadlines-of.ts';
import { findVersion, listOutline } from '../outline.store.ts';
import { findRun, insertRun, listDeadlines, replaceDeadlines, wholeKey } from '../run.store.ts';
import { isSubjectPaid } from '../prices/find-subject-offers.ts';
import { openSubject } from '../subject.policy.ts';
import { lockSubject } from '../subject.store.ts';

/** Begins a subject in its present version, paid for where it has a price; whoever is in it already stays as they are. */
export async function joinSubject(ctx: Context, { id }: { id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  await openSubject(ctx, id);
  return ctx.inTransaction(async (tx) => {
    // A version that is published meanwhile waits, so that nobody joins the one before it.
    const subject = await lockSubject(tx, tenantId, id);
    demand(subject?.state === 'published' && subject.versionId, 'course.withdrawn');
    demand(await isSubjectPaid({ ...ctx, read: tx }, subject), 'price.unpaid');
    const { versionId } = subject;
    const [runId, at] = [newId(ctx.now()), new Date(ctx.now())];
    if (await insertRun(tx, { id: runId, tenantId, subjectId: id, memberId, versionId, at })) {
      const [version, stages] = [await findVersion(tx, versionId), await listOutline(tx, versionId)];
      await replaceDeadlines(tx, { tenantId, runId, deadlines: deadlinesOf({ version, stages }, at.getTime()) });
    }
    const run = await findRun(tx, id, memberId);
    demand(run, 'internal.unexpected');
    const whole = (await listDeadlines(tx, run.id)).find(({ itemKey }) => itemKey === wholeKey);
    return { id, joinTime: run.openedAt.getTime(), dueTime: whole?.dueAt.getTime() ?? null };
  });
}
