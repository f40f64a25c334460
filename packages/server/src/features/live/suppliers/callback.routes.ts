import { z } from 'zod';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest, RawRoutes } from '../../../platform/http/raw.ts';
import { handleSupplierEvent } from './handle-supplier-event.ts';
import { SupplierError } from './live-supplier.ts';
import { callbackPath, callbackPrefix, supplierHeaders } from './signature.ts';
import { externalOf } from './supplier-for.ts';

const envelope = z.object({ message: z.string().max(8_000) });

/** Whoever did not sign learns nothing, not even whether there is such a live. */
async function answer(ctx: SystemContext, { body, header }: RawRequest): Promise<RawAnswer> {
  const { message } = envelope.safeParse(body).data ?? { message: '' };
  const time = header(supplierHeaders.time) ?? '';
  const signature = header(supplierHeaders.signature) ?? '';
  try {
    const news = externalOf(ctx).handleCallback({ message, time, signature }, ctx.now());
    return { status: (await handleSupplierEvent(ctx, news)) ? 204 : 404 };
  } catch (error) {
    if (error instanceof SupplierError) return { status: 401 };
    throw error;
  }
}

/** Where suppliers of the family 0 and 4 tell what happened in their rooms. */
export const supplierCallbacks: RawRoutes = {
  prefix: callbackPrefix,
  routes: [{ method: 'POST', path: callbackPath, rateLimit: { max: 600, per: 'caller' }, handle: answer }],
};
