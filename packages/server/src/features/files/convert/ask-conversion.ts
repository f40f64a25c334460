import { conversionLife, isConverted } from '@shuyuan/contract/files/conversion';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { toFileOut } from '../file-out.ts';
import { askForConversion } from './convert-job.ts';
import { lockFile, moveConversion } from './convert.store.ts';

/** Again, after it failed or while the tool was missing, or for the first time for a file uploaded without. */
export async function askConversion(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: ownerId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    const file = await lockFile(tx, tenantId, id);
    demand(file?.ownerId === ownerId, 'request.not-found');
    const mayAsk = isConverted(file.kind, file.ending) && conversionLife.can('ask', file.conversion);
    demand(mayAsk, 'file.not-convertible');
    await moveConversion(tx, { id, action: 'ask', at: new Date(ctx.now()) });
    await askForConversion(tx, { tenantId, fileId: id, kind: file.kind });
    return toFileOut({ ...file, conversion: 'waiting' });
  });
}
