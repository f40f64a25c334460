import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { type FinanceInput, financeQueryOf, movedToWire, sumToWire } from './finance-input.ts';
import { countUnits, findDirect, listAbove, listUnits } from './finance.store.ts';

export async function listFinanceUnits(ctx: Context, { page, pageSize, ...input }: FinanceInput & Paging) {
  const query = await financeQueryOf(ctx, input);
  const { tenantId } = query;
  const parent = query.organizationId ?? tenantId;
  const above = await listAbove(ctx.read, tenantId, parent);
  demand(above.length > 0, 'request.not-found');
  const [units, direct, recordCount] = await Promise.all([
    listUnits(ctx.read, query, { parent, page, pageSize }),
    findDirect(ctx.read, query, parent),
    countUnits(ctx.read, tenantId, parent),
  ]);
  return {
    above,
    direct: { ...movedToWire(direct), held: sumToWire(direct.held) },
    items: units.map((row) => ({ id: row.id, name: row.name, ...movedToWire(row), held: sumToWire(row.held) })),
    recordCount,
  };
}
