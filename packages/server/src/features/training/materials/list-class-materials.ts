import { editableClassStates } from '@shuyuan/contract/training/class-states';
import type { Context } from '../../../platform/context.ts';
import { openManagedClass } from '../class.policy.ts';
import { listMaterials } from './material.store.ts';

export async function listClassMaterials(ctx: Context, { id }: { readonly id: string }) {
  const { state } = await openManagedClass(ctx, id);
  return { items: await listMaterials(ctx.read, id), canEdit: editableClassStates.includes(state) };
}
