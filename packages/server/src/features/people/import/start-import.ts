import type { Context } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { checkJob } from './check-import.ts';
import { insertImport } from './import.store.ts';
import { readTable } from './table/read-table.ts';

type Input = { readonly fileName: string; readonly text: string; readonly createsOrganizations: boolean };

/** Takes a table that can be read; what it says is checked after commit, while the caller watches. */
export async function startImport(
  ctx: Context,
  { fileName, text, createsOrganizations }: Input,
): Promise<{ id: string }> {
  const { rows, ignoredColumns } = await readTable(text);
  const { tenantId, id: createdBy } = ctx.actor;
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await insertImport(tx, {
      id,
      tenantId,
      createdBy,
      fileName,
      createsOrganizations,
      content: ctx.secrets.seal(text),
      rowCount: rows.length,
      ignoredColumns: [...ignoredColumns],
      createdAt: new Date(ctx.now()),
    });
    await enqueue(tx, { name: checkJob, payload: { id } });
  });
  return { id };
}
