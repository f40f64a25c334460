import { Readable } from 'node:stream';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../context.ts';
import type { Answer } from './answers.ts';
import type { Streams } from './streams.ts';

/** A file, as its pieces are made. */
export const sendFile = (
  reply: FastifyReply,
  { type, fileName }: NonNullable<Endpoint['download']>,
  pieces: unknown,
): FastifyReply =>
  reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    // `onDownload` lets nothing else be bound to an endpoint with a file.
    .send(Readable.from(pieces as AsyncIterable<string | Uint8Array>));

/** Server-Sent Events, as they are written into the body. */
export const sendEvents = (reply: FastifyReply, body: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    // nginx would hold events back until its buffer is full.
    .header('x-accel-buffering', 'no')
    .send(body);

export type OpensStreams = Pick<Streams, 'open'>;
type LongAnswer = {
  readonly streams: OpensStreams;
  readonly kind: string;
  readonly actor: Actor;
  readonly write: Answer;
};

/**
 * Answers with what `begin` tells, event by event. The line is opened first: whoever may have no further one is refused
 * before anything is written. What `begin` throws is an ordinary refusal; a reader who leaves is not waited for.
 */
export async function streamEvents(
  reply: FastifyReply,
  { streams, kind, actor, write }: LongAnswer,
  begin: () => Promise<unknown>,
): Promise<FastifyReply> {
  const { body, sendData } = streams.open({ kind, memberId: actor.id, sessionKey: actor.sessionKey });
  let events: AsyncIterator<unknown>;
  try {
    // `onStream` lets nothing else be bound to an endpoint that streams.
    events = ((await begin()) as AsyncIterable<unknown>)[Symbol.asyncIterator]();
  } catch (error) {
    body.destroy();
    throw error;
  }
  const leave = (): void => void events.return?.();
  body.once('close', leave);
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = await events.next();
      if (next.done || body.writableEnded || body.destroyed) break;
      sendData(write(next.value));
    }
    leave();
    body.end();
  };
  // The answer is under way: a refusal can no longer be sent, and a line that ends early is one to the client.
  sendAll().catch((error: unknown) => {
    reply.log.error({ err: error }, 'a stream broke off');
    body.destroy();
  });
  return sendEvents(reply, body);
}
