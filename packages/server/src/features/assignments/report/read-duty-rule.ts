import type { Context } from '../../../platform/context.ts';
import { listItems } from '../assignment.store.ts';
import { openReport } from './find-duty-scope.ts';

/** A rule as its page shows it. */
export async function readDutyRule(ctx: Context, input: { readonly id: string }) {
  const { rule, scope } = await openReport(ctx, input.id);
  const { id, title, introduction, state, graceDays, recurrenceMonths, deadline } = rule;
  const items = await listItems(ctx.read, id);
  return {
    id,
    title,
    introduction,
    state,
    graceDays,
    recurrenceMonths,
    timeZone: deadline.timeZone,
    itemTitles: items.map((item) => item.title),
    can: { edit: scope.organizationIds === null },
  };
}
