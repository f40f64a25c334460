import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { type ImportColumn, type ImportRule, mayApply } from '@shuyuan/contract/people/member-import';
import type { Context } from '../../../platform/context.ts';
import { findImport, listImportsOf, listProblems } from './import.store.ts';

/** Who imported what and what came of it. */
export async function listImports(ctx: Context, paging: Paging) {
  const { rows, total } = await listImportsOf(ctx.read, ctx.actor.tenantId, paging);
  const items = rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    by: { id: row.createdBy, fullName: row.fullName },
    state: row.state,
    rows: row.rowCount,
    ...countsOf(row),
    createdAt: row.createdAt.getTime(),
    appliedAt: row.appliedAt?.getTime() ?? null,
  }));
  return { items, recordCount: total };
}

type Counted = Readonly<Record<'createCount' | 'changeCount' | 'unchangedCount' | 'wrongCount', number>>;

const countsOf = (row: Counted) => ({
  toCreate: row.createCount,
  toChange: row.changeCount,
  unchanged: row.unchangedCount,
  wrong: row.wrongCount,
});

export async function readImport(ctx: Context, { id }: { id: string }) {
  const found = await findImport(ctx.read, { id, tenantId: ctx.actor.tenantId });
  demand(found, 'request.not-found');
  const { state, note, fileName, ignoredColumns, newOrganizations } = found;
  const counts = countsOf(found);
  return {
    id,
    fileName,
    state,
    note,
    ignoredColumns,
    newOrganizations,
    ...counts,
    rows: found.rowCount,
    done: found.doneCount,
    createdAt: found.createdAt.getTime(),
    appliedAt: found.appliedAt?.getTime() ?? null,
    can: { apply: mayApply(state, counts) },
  };
}

type Question = Paging & {
  readonly id: string;
  readonly field?: ImportColumn | undefined;
  readonly rule?: ImportRule | undefined;
};

export async function listImportProblems(ctx: Context, { id, field, rule, ...paging }: Question) {
  const own = { id, tenantId: ctx.actor.tenantId };
  demand(await findImport(ctx.read, own), 'request.not-found');
  return listProblems(ctx.read, { ...own, field, rule }, paging);
}
