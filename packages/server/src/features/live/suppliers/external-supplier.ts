import { liveIdentities } from '@shuyuan/contract/live/live-identity';
import { z } from 'zod';
import type { ExternalServices } from '../../../platform/external-services.ts';
import { askSupplier } from './ask-supplier.ts';
import { type LiveSupplierPort, SupplierError, type SupplierEvent } from './live-supplier.ts';
import { callbackPlace, isSignedBy } from './signature.ts';

type SupplierConfig = NonNullable<ExternalServices['liveSupplier']>;
type Options = {
  readonly place: SupplierConfig;
  readonly callbackOrigin: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
};

const join = z.object({ url: z.url().max(2000), token: z.string().min(1).max(2000) });
const roomOut = z.object({
  roomId: z.string().min(1).max(200),
  joins: z.object({ organizer: join, panelist: join, attendee: join }),
});
const statusOut = z.object({ status: z.enum(['ready', 'running', 'closed']) });
const joinOut = z.object({ url: z.url().max(2000) });

const told = { id: z.string().min(1).max(64), liveId: z.string().min(1).max(64) };
const newsOf = z.discriminatedUnion('event', [
  z.object({ ...told, event: z.enum(['room.ready', 'room.started', 'room.ended', 'host.seen']) }),
  z.object({
    ...told,
    event: z.enum(['person.entered', 'person.left']),
    key: z.string().min(1).max(80),
    identity: z.literal(liveIdentities),
  }),
]);

/** A supplier is not trusted with the form of its answers either. */
function readAs<T extends z.ZodType>(form: T, answer: unknown): z.output<T> {
  const read = form.safeParse(answer);
  if (!read.success) throw new SupplierError('refused', read.error);
  return read.data;
}

function readMessage(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch (error) {
    throw new SupplierError('refused', error);
  }
}

/** D-040, D-052: the family 0 and 4 over HTTP; docs/features/live.md has the protocol for whoever writes the other side. */
export function externalSupplier({ place, callbackOrigin, ...asking }: Options): LiveSupplierPort {
  const ask = askSupplier(place, asking);
  const roomPath = (id: string): string => `/rooms/${encodeURIComponent(id)}`;
  return {
    createRoom: async ({ liveId, ...wish }) => {
      const callbackUrl = `${callbackOrigin}${callbackPlace}`;
      return readAs(roomOut, await ask('PUT', roomPath(liveId), { ...wish, callbackUrl }));
    },
    closeRoom: async ({ roomId }) => {
      await ask('DELETE', roomPath(roomId)).catch((error: unknown) => {
        if (!(error instanceof SupplierError && error.failure === 'gone')) throw error;
      });
    },
    roomStatus: async ({ roomId }) => readAs(statusOut, await ask('GET', roomPath(roomId))).status,
    joinUrl: async ({ roomId }, person, identity) =>
      readAs(joinOut, await ask('POST', `${roomPath(roomId)}/joins`, { person, identity })).url,
    handleCallback: ({ message, time, signature }, at): SupplierEvent => {
      const signed = { time, signature, method: 'POST', path: callbackPlace, body: message };
      if (!isSignedBy(place.secret, signed, at)) throw new SupplierError('refused');
      return readAs(newsOf, readMessage(message));
    },
  };
}

/** Where nobody has said who carries such lives. */
export const missingSupplier: LiveSupplierPort = {
  createRoom: async () => Promise.reject(new SupplierError('unavailable')),
  closeRoom: async () => Promise.reject(new SupplierError('unavailable')),
  roomStatus: async () => Promise.reject(new SupplierError('unavailable')),
  joinUrl: async () => Promise.reject(new SupplierError('unavailable')),
  handleCallback: () => {
    throw new SupplierError('refused');
  },
};
