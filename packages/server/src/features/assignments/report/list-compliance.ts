import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listStarted } from './compliance.store.ts';
import { countDuties, listUnits } from './duty-report.store.ts';
import { findDutyScope } from './find-duty-scope.ts';
import { dutyQueryOf, instantOf } from './list-duties.ts';

type ComplianceInput = Paging & { readonly asOf?: number | undefined };

/** D-180: how the company stood with every rule at an instant; the numbers are those of the pages of the rules. */
export async function listCompliance(ctx: Context, { asOf, ...paging }: ComplianceInput) {
  const query = { scope: await findDutyScope(ctx), asOf: instantOf(ctx, asOf) };
  const { rows, total } = await listStarted(ctx.read, query, paging);
  const items = [];
  for (const rule of rows) items.push({ ...rule, counts: await countDuties(ctx.read, { ...query, ruleId: rule.id }) });
  return { items, recordCount: total };
}

export async function listUnitCompliance(
  ctx: Context,
  { id, asOf, ...paging }: ComplianceInput & { readonly id: string },
) {
  const query = await dutyQueryOf(ctx, { id, asOf });
  const { rows, total } = await listUnits(ctx.read, query, { limit: paging.pageSize, offset: offsetOf(paging) });
  return { items: rows.map(({ id: unitId, name, ...counts }) => ({ id: unitId, name, counts })), recordCount: total };
}
