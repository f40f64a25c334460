import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile } from '../../files/index.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openLearning } from '../learn/learning.ts';
import { evidencePurpose } from './evidence.ts';
import { insertExemption, listDirectors } from './exemption.store.ts';

type ExemptionInput = {
  readonly subjectId: string;
  readonly itemKey: string;
  readonly reason: string;
  readonly fileIds: readonly string[];
};

/** Also of a locked item: whoever can do it already need not wait for its turn to say so. */
export async function askExemption(ctx: Context, { subjectId, itemKey, reason, fileIds }: ExemptionInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const { subject, run, items } = await openLearning(ctx, subjectId);
  const item = items.find(({ key }) => key === itemKey);
  demand(item, 'request.not-found');
  demand(run, 'course.not-begun');
  demand(!item.isDone, 'course.wrong-state', { state: 'finished' });
  await refuseSensitive(ctx, [reason]);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    const asked = { id, tenantId, runId: run.id, itemKey, reason, at: new Date(ctx.now()) };
    demand(await insertExemption(tx, asked), 'course.wrong-state', { state: 'waiting' });
    for (const fileId of new Set(fileIds))
      await claimFile(tx, ctx, { fileId, purpose: evidencePurpose, subjectId: id });
    const deciders = new Set([...(await listDirectors(tx, memberId)), subject.authorId]);
    deciders.delete(memberId);
    await notify(tx, ctx, {
      tenantId,
      kind: 'study',
      text: 'exemptionAsked',
      values: { title: item.title },
      receivers: [...deciders],
      subject: { kind: 'subject-exemption', id },
      link: '/subjects?view=exemptions',
    });
  });
  return { id };
}
