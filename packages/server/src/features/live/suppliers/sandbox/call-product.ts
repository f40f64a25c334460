import { randomUUID } from 'node:crypto';
import { callbackPlace, signatureOf, supplierHeaders } from '../signature.ts';

export type SandboxEvent = {
  readonly event: string;
  readonly eventId?: string;
  readonly personKey?: string;
  readonly identity?: number;
};

type Envelope = SandboxEvent & {
  readonly liveId: string;
  readonly callbackUrl: string;
  readonly key: string;
  readonly secret: string;
  readonly time: number;
};

/** What happened in a room, signed: the message travels as a text, so that both sides sign the same bytes. */
export async function callProduct(envelope: Envelope): Promise<number> {
  const { liveId, callbackUrl, key, secret, event, eventId = randomUUID(), personKey, identity } = envelope;
  const person = personKey === undefined ? {} : { key: personKey, identity };
  const message = JSON.stringify({ id: eventId, liveId, event, ...person });
  const time = String(envelope.time);
  const response = await fetch(callbackUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [supplierHeaders.key]: key,
      [supplierHeaders.time]: time,
      [supplierHeaders.signature]: signatureOf(secret, { time, method: 'POST', path: callbackPlace, body: message }),
    },
    body: JSON.stringify({ message }),
  });
  return response.status;
}
