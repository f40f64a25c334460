import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BusNews } from '../../../../platform/bus.ts';

/** With its envelope below what one NOTIFY takes. */
const pieceChars = 5_000;
/** A description is 64 kB at most, and shrinks to a fifth. */
const maxPieces = 20;
const maxOpenBytes = 1024 * 1024;
/** The pieces of a letter leave together; what is not whole by then has lost one. */
const openMs = 5_000;

type Piece = { readonly letter: string; readonly piece: number; readonly pieces: number; readonly text: string };

/** A letter in pieces the bus can carry. */
export function sealLetter(letter: string, content: unknown): Piece[] {
  const text = deflateRawSync(JSON.stringify(content)).toString('base64');
  const pieces = Math.max(1, Math.ceil(text.length / pieceChars));
  if (pieces > maxPieces) throw new RangeError('a letter too long for the bus');
  return Array.from({ length: pieces }, (_, piece) => ({
    letter,
    piece,
    pieces,
    text: text.slice(piece * pieceChars, (piece + 1) * pieceChars),
  }));
}

const isPiece = (news: BusNews): news is BusNews & Piece =>
  typeof news['letter'] === 'string' && typeof news['text'] === 'string' && typeof news['piece'] === 'number';

/** Puts pieces together; answers the content with the last one. Half letters are forgotten. */
export function letterBox(now: () => number = Date.now) {
  const open = new Map<string, { readonly since: number; readonly texts: Map<number, string> }>();
  let openBytes = 0;

  function forget(letter: string): void {
    for (const text of open.get(letter)?.texts.values() ?? []) openBytes -= text.length;
    open.delete(letter);
  }

  return {
    read: (news: BusNews): unknown => {
      if (!isPiece(news)) return undefined;
      for (const [letter, { since }] of open) if (now() - since > openMs) forget(letter);
      const { letter, piece, pieces, text } = news;
      const texts = open.get(letter)?.texts ?? new Map<number, string>();
      if (!open.has(letter)) open.set(letter, { since: now(), texts });
      if (!texts.has(piece)) openBytes += text.length;
      texts.set(piece, text);
      if (texts.size < pieces) {
        if (openBytes > maxOpenBytes) forget(letter);
        return undefined;
      }
      const whole = Array.from({ length: pieces }, (_, at) => texts.get(at) ?? '').join('');
      forget(letter);
      // Only our own processes write to the bus, with `sealLetter`.
      return JSON.parse(inflateRawSync(Buffer.from(whole, 'base64')).toString()) as unknown;
    },
  };
}
