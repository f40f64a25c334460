import type { MarkingRule } from '@shuyuan/contract/exams/marking/agreed-mark';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { lockManagedExam, openManagedExam } from '../papers/exam.policy.ts';
import { replaceMarking } from './marker.store.ts';

type RuleInput = MarkingRule & { readonly id: string; readonly markerIds: readonly string[] };

/** Also while an exam is published: markers are often found when the papers are there. */
export async function saveMarkingRule(ctx: Context, { id, markerIds: named, ...rule }: RuleInput) {
  const { tenantId } = ctx.actor;
  await openManagedExam(ctx, id);
  const markerIds = [...new Set(named)];
  const isKnown = await isAudienceKnown(ctx.read, tenantId, { organizationIds: [], memberIds: markerIds });
  demand(isKnown, 'course.unknown-person');
  await ctx.inTransaction(async (tx) => {
    await lockManagedExam(tx, ctx, id);
    await replaceMarking(tx, { examId: id, tenantId, rule, markerIds });
  });
  return { id };
}
