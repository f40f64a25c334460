import { demand } from '@shuyuan/contract/kernel/app-error';
import { editableClassStates } from '@shuyuan/contract/training/class-states';
import { materialPhases } from '@shuyuan/contract/training/materials/material-phases';
import type { Context } from '../../../platform/context.ts';
import { claimFile, releaseFiles } from '../../files/index.ts';
import { lockManagedClass, openManagedClass } from '../class.policy.ts';
import { listMaterials, materialPurpose, replaceMaterials } from './material.store.ts';

type MaterialsInput = { readonly id: string; readonly before: readonly string[]; readonly after: readonly string[] };

/** A file stands in one of the lists; also after the end, when what was said in the class is added. */
export async function saveClassMaterials(ctx: Context, { id, ...lists }: MaterialsInput) {
  const { tenantId } = ctx.actor;
  await openManagedClass(ctx, id);
  const named = new Set<string>();
  const rows = materialPhases.flatMap((phase) =>
    lists[phase].flatMap((fileId) => (named.has(fileId) ? [] : (named.add(fileId), [{ fileId, phase }]))),
  );
  const { keys, items } = await ctx.inTransaction(async (tx) => {
    const { state } = await lockManagedClass(tx, ctx, id);
    demand(editableClassStates.includes(state), 'class.wrong-state', { state });
    const known = new Set((await listMaterials(tx, id)).map((material) => material.id));
    // Files another manager brought stay theirs.
    for (const { fileId } of rows.filter((row) => !known.has(row.fileId)))
      await claimFile(tx, ctx, { fileId, purpose: materialPurpose, subjectId: id });
    await replaceMaterials(tx, { tenantId, classId: id, rows });
    const subject = { tenantId, purpose: materialPurpose, subjectId: id };
    const released = await releaseFiles(tx, subject, [...named]);
    return { keys: released, items: await listMaterials(tx, id) };
  });
  await ctx.storage.remove(keys);
  return { items };
}
