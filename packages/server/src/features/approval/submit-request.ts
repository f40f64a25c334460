import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { refuseSensitive } from '../system/index.ts';
import { isPlaceOf } from './process.store.ts';
import { startProcess } from './start-process.ts';

type RequestInput = { readonly organizationId: string; readonly title: string; readonly summary: string };

/** A request that is nothing but its approval, so its document is the process itself. */
export async function submitRequest(ctx: Context, input: RequestInput): Promise<{ processInstanceId: string }> {
  // One asks for oneself, from a place of one's own: elsewhere other people would decide.
  demand(await isPlaceOf(ctx.read, ctx.actor.id, input.organizationId), 'request.not-found');
  await refuseSensitive(ctx, [input.title, input.summary]);
  return startProcess(ctx, { ...input, businessType: ApprovalBusinessType.general, businessId: newId(ctx.now()) });
}
