import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { type ImportColumn, type ImportRule, mayApply } from '@shuyuan/contract/people/member-import';
import type { Context } from '../../../platform/context.ts';
import { findImport, listProblems } from './import.store.ts';

export async function readImport(ctx: Context, { id }: { id: string }) {
  const found = await findImport(ctx.read, { id, tenantId: ctx.actor.tenantId });
  demand(found, 'request.not-found');
  const { state, note, fileName, ignoredColumns, newOrganizations } = found;
  const counts = {
    toCreate: found.createCount,
    toChange: found.changeCount,
    unchanged: found.unchangedCount,
    wrong: found.wrongCount,
  };
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
