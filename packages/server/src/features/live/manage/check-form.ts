import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { areRoomsKnown } from '../../classrooms/index.ts';
import { refuseSensitive } from '../../system/index.ts';

type Input = { readonly texts: readonly string[]; readonly classroomId: string | null };

/** Refuses words nobody may write, and a room the company does not have. */
export async function checkForm(ctx: Context, { texts, classroomId }: Input): Promise<void> {
  await refuseSensitive(ctx, texts);
  const ids = classroomId === null ? [] : [classroomId];
  demand(await areRoomsKnown(ctx.read, ctx.actor.tenantId, ids), 'request.not-found');
}
