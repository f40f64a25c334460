import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { copyToDraft } from '../../files/index.ts';
import { findMaterials } from './material.store.ts';

/** D-144: from here on it is the caller's own picture, and any form that takes an uploaded one takes it. */
export async function takeMaterial(ctx: Context, { id }: { readonly id: string }) {
  const [material] = await findMaterials(ctx.read, { tenantId: ctx.actor.tenantId, ids: [id] });
  demand(material, 'request.not-found');
  const file = await copyToDraft(ctx, material.fileId);
  return { id: file.id, path: `/files/${file.path}` };
}
