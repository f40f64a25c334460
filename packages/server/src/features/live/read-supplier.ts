import { supplierOf } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';

/** LIVE-CREATE-02 */
export async function readSupplier(ctx: Context) {
  const [setting] = await readSettings(ctx, ['LIVE_SUPPLIER']);
  return { supplier: supplierOf(setting?.value ?? '') };
}
