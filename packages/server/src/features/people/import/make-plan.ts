import { setImmediate as otherWork } from 'node:timers/promises';
import type { Reads } from '../../../platform/context.ts';
import { findKnown, type Keys } from './known.store.ts';
import { type Plan, planImport } from './plan-import.ts';
import type { MemberTable } from './table/read-table.ts';

const rowsBetweenReports = 500;

const valuesOf = (table: MemberTable, column: 'account' | 'email' | 'employeeNumber'): string[] => [
  ...new Set(table.rows.flatMap(({ cells }) => cells[column]?.toLowerCase() || [])),
];

export const keysOf = (table: MemberTable, { tenantId, actorId }: Pick<Keys, 'tenantId' | 'actorId'>): Keys => ({
  tenantId,
  actorId,
  accounts: valuesOf(table, 'account'),
  emails: valuesOf(table, 'email'),
  employeeNumbers: valuesOf(table, 'employeeNumber'),
});

type Options = Parameters<typeof planImport>[1] & { readonly report?: (done: number) => Promise<void> };

/** The plan for a table as things are now. Other requests are answered between its rows. */
export async function makePlan(
  read: Reads,
  { table, keys }: { readonly table: MemberTable; readonly keys: Keys },
  { report, ...options }: Options,
): Promise<Plan> {
  const plan = planImport(await findKnown(read, keys), options);
  for (const [index, row] of table.rows.entries()) {
    plan.add(row);
    if ((index + 1) % rowsBetweenReports !== 0) continue;
    await (report?.(index + 1) ?? otherWork());
  }
  return plan.finish();
}

const namedAtMost = 50;

/** What people are told about a plan. */
export const findingsOf = ({ creates, changes, unchanged, wrongRows, problems, newPlaces }: Plan) => ({
  toCreate: creates.length,
  toChange: changes.length,
  unchanged,
  wrong: wrongRows,
  problems,
  newOrganizations: newPlaces.slice(0, namedAtMost).map(({ name }) => name),
});
