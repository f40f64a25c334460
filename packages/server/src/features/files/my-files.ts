import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { nameProblem } from '@shuyuan/contract/files/file-names';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { toFileOut, toOwnFileOut } from './file-out.ts';
import { isInUse } from './files.policy.ts';
import { listOwnFiles, lockOwnFile, updateFileName } from './files.store.ts';
import { removeRow } from './remove-file.ts';
import { removeUnused } from './remove-unused.ts';

type Question = Paging & { readonly kind?: FileKind | undefined; readonly keyword?: string | undefined };

/** What one keeps for oneself. What is in use elsewhere is shown there, unless others cannot see it there. */
export async function listMyFiles(ctx: Context, { kind, keyword, ...paging }: Question) {
  const { tenantId, id: ownerId } = ctx.actor;
  const asked = { tenantId, ownerId, kind, keyword, paging };
  const { items, recordCount } = await listOwnFiles(ctx.read, asked);
  return { items: items.map(toOwnFileOut), recordCount };
}

const ownOf = (ctx: Context, id: string) => ({ tenantId: ctx.actor.tenantId, ownerId: ctx.actor.id, id });

/** The ending says what a file is, and was proven by its bytes: it is not for renaming. */
const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;

/** What something shows was judged by its name: nobody gives it another behind the back of who agreed to it (D-127). */
export async function renameFile(ctx: Context, { id, name }: { id: string; name: string }) {
  return ctx.inTransaction(async (tx) => {
    const file = await lockOwnFile(tx, ownOf(ctx, id));
    demand(file, 'request.not-found');
    demand(!isInUse(file), 'file.in-use');
    const wished = withEnding(name, file.ending);
    const problem = nameProblem(wished);
    if (problem) throw new AppError(problem);
    return toFileOut(await updateFileName(tx, id, wished));
  });
}

export async function removeFile(ctx: Context, { id }: { id: string }) {
  const keys = await ctx.inTransaction(async (tx) => {
    const file = await lockOwnFile(tx, ownOf(ctx, id));
    demand(file, 'request.not-found');
    demand(!isInUse(file), 'file.in-use');
    return removeRow(tx, file);
  });
  await removeUnused(ctx, keys);
  return {};
}
