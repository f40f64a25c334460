import { LiveType } from '@shuyuan/contract/live/live-kinds';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { call } from '../../../../lib/call.ts';
import { manageOf } from '../../calls-of.ts';
import type { CreationCalls } from './creation-attempts.ts';
import type { PostedFields } from '../posted-fields.ts';

export type CreationInput = { readonly liveType: LiveType; readonly fields: PostedFields; readonly summary?: string };

/** LIVE-CREATE-01: an instant live is created, a scheduled one applied for. */
export function creationCalls(supplier: LiveSupplier): CreationCalls<CreationInput> {
  const calls = manageOf(supplier);
  return {
    create: ({ liveType, fields, summary }, idempotencyKey) =>
      liveType === LiveType.instant
        ? call(calls.create, { ...fields, liveType }, { idempotencyKey })
        : call(calls.apply, { ...fields, liveType, ...(summary && { summary }) }, { idempotencyKey }),
    update: async (id, { fields }) => {
      const { version } = await call(calls.get, { id });
      // A live that is made already keeps no price the form has taken back since.
      await call(calls.update, { id, ...fields, price: fields.price ?? { isPay: 0 }, version, autoPublish: 1 });
    },
  };
}
