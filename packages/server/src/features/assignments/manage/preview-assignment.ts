import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { dueDayOf, dutyTimesOf, type DutyRule } from '@shuyuan/contract/assignments/duty-rule';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { type CourseAudience, distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { openRule } from '../assignment.policy.ts';
import { listItems } from '../assignment.store.ts';
import { countMeant, listItemCounts, listMeant } from './preview.store.ts';
import { type ItemInput, resolveItems } from './resolve-items.ts';

type PreviewInput = DutyRule & {
  readonly id?: string | undefined;
  readonly audience: CourseAudience;
  readonly items: readonly ItemInput[];
};

/** Nothing is written: what a rule would come to, before anybody hears of it. */
export async function previewAssignment(ctx: Context, { id, ...input }: PreviewInput) {
  const { tenantId } = ctx.actor;
  const current = id === undefined ? [] : await listItems(ctx.read, (await openRule(ctx, id)).id);
  const audience = distinctAudience(input.audience);
  demand(await isAudienceKnown(ctx.read, tenantId, audience), 'course.unknown-person');
  const asked = await resolveItems(ctx, input.items, current);
  const query = { tenantId, ruleId: id ?? null, audience, items: asked, at: new Date(ctx.now()) };
  const { people, added, closed } = await countMeant(ctx.read, query);
  const counts = await listItemCounts(ctx.read, query);
  const items = asked.map(({ businessType, businessId }, at) => ({
    businessType,
    businessId,
    minutes: counts[at]?.minutes ?? null,
    closedToCount: Number(counts[at]?.closedTo ?? 0),
  }));
  const dueDay = dueDayOf(input, dayIn(input.deadline.timeZone, ctx.now()));
  return {
    peopleCount: Number(people),
    people: await listMeant(ctx.read, query, assignmentLimits.previewPeople),
    addedCount: Number(added),
    closedCount: Number(closed),
    minutes: items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    dueTime: dutyTimesOf(input, dueDay).dueTime,
    items,
  };
}
