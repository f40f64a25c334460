import type { DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import type { Context } from '../../../platform/context.ts';
import { readCursor, writeCursor } from './write-cursor.ts';
import { countDuties, type DutyQuery, listDutyPage } from './duty-report.store.ts';
import { openReport } from './find-duty-scope.ts';

type ListInput = DutyFilters & { readonly after?: string | undefined; readonly pageSize: number };

export async function listDuties(ctx: Context, { after, pageSize, ...filters }: ListInput) {
  const query = await dutyQueryOf(ctx, filters);
  const rows = await listDutyPage(ctx.read, query, { after: readCursor(after), limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ id, memberId, fullName, organizationName, progress, dueAt, changedAt }) => ({
      id,
      person: { id: memberId, fullName },
      organizationName,
      progress,
      dueTime: dueAt.getTime(),
      changeTime: changedAt.getTime(),
    })),
    counts: await countDuties(ctx.read, query),
    next: last ? writeCursor(last) : null,
  };
}

export type DutyFilters = {
  readonly id: string;
  readonly asOf?: number | undefined;
  readonly progress?: DutyProgress | undefined;
  readonly organizationId?: string | undefined;
  readonly search?: string | undefined;
};

/** Nothing that has not happened yet is in an entry: a later instant is now. */
export const instantOf = (ctx: Context, asOf: number | undefined): Date =>
  new Date(Math.min(asOf ?? ctx.now(), ctx.now()));

export async function dutyQueryOf(ctx: Context, { id, asOf, ...filters }: DutyFilters): Promise<DutyQuery> {
  const { rule, scope } = await openReport(ctx, id);
  return { ...filters, ruleId: rule.id, scope, asOf: instantOf(ctx, asOf) };
}
