import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BusNews } from '../../../../platform/bus.ts';

/** With its envelope below what one NOTIFY takes. */
const chunkChars = 5_000;
/** A description is 64 kB at most, and shrinks to a fifth. */
const maxChunks = 20;
const maxOpenBytes = 1024 * 1024;
/** The chunks of a message leave together; what is not whole by then has lost one. */
const openMs = 5_000;

type Chunk = { readonly messageId: string; readonly chunk: number; readonly chunks: number; readonly text: string };

/** A message in chunks the bus can carry. */
export function toChunks(messageId: string, content: unknown): Chunk[] {
  const text = deflateRawSync(JSON.stringify(content)).toString('base64');
  const chunks = Math.max(1, Math.ceil(text.length / chunkChars));
  if (chunks > maxChunks) throw new RangeError('a message too long for the bus');
  return Array.from({ length: chunks }, (_, chunk) => ({
    messageId,
    chunk,
    chunks,
    text: text.slice(chunk * chunkChars, (chunk + 1) * chunkChars),
  }));
}

const isChunk = (news: BusNews): news is BusNews & Chunk =>
  typeof news['messageId'] === 'string' && typeof news['text'] === 'string' && typeof news['chunk'] === 'number';

/** Puts chunks together; answers the content with the last one. Half messages are forgotten. */
export function openChunkReader(now: () => number = Date.now) {
  const open = new Map<string, { readonly since: number; readonly texts: Map<number, string> }>();
  let openBytes = 0;

  function forget(messageId: string): void {
    for (const text of open.get(messageId)?.texts.values() ?? []) openBytes -= text.length;
    open.delete(messageId);
  }

  return {
    read: (news: BusNews): unknown => {
      if (!isChunk(news)) return undefined;
      for (const [messageId, { since }] of open) if (now() - since > openMs) forget(messageId);
      const { messageId, chunk, chunks, text } = news;
      const texts = open.get(messageId)?.texts ?? new Map<number, string>();
      if (!open.has(messageId)) open.set(messageId, { since: now(), texts });
      if (!texts.has(chunk)) openBytes += text.length;
      texts.set(chunk, text);
      if (texts.size < chunks) {
        if (openBytes > maxOpenBytes) forget(messageId);
        return undefined;
      }
      const whole = Array.from({ length: chunks }, (_, at) => texts.get(at) ?? '').join('');
      forget(messageId);
      // Only our own processes write to the bus, with `toChunks`.
      return JSON.parse(inflateRawSync(Buffer.from(whole, 'base64')).toString()) as unknown;
    },
  };
}
