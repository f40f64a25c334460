import { binaryFrame } from '../../../platform/http/socket-frame.ts';
import type { Part } from './parts/parts.ts';

export type Sending = { readonly generation: number; readonly mimeType: string };
/** With the frame every viewer is written, made once. */
export type FramedPart = Part & { readonly frame: Buffer };

/** Somebody a broadcast goes to. Between `start` and `stop` parts come in order, the beginning first, then a key frame. */
export type Sink = {
  readonly start: (sending: Sending) => void;
  readonly part: (part: FramedPart) => void;
  readonly stop: () => void;
};

/** Two seconds at 1.5 Mbit/s are 400 kB; a sender without key frames does not fill the memory. */
const maxSinceBytes = 16 * 1024 * 1024;

/** One broadcast to everybody this process has: who comes gets its beginning and everything since the last key frame. */
export function openChannel() {
  const sinks = new Set<Sink>();
  /** Those that have begun to get it. */
  const inside = new Set<Sink>();
  let sending: Sending | null = null;
  let init: FramedPart | null = null;
  let since: FramedPart[] = [];
  let sinceBytes = 0;

  function letIn(sink: Sink, parts: readonly FramedPart[]): void {
    if (!sending || !init) return;
    inside.add(sink);
    sink.start(sending);
    sink.part(init);
    for (const part of parts) sink.part(part);
  }

  function keep(part: FramedPart): void {
    if (part.kind === 'start') [since, sinceBytes] = [[], 0];
    else if (since.length === 0) return;
    since.push(part);
    sinceBytes += part.bytes.length;
    if (sinceBytes > maxSinceBytes) [since, sinceBytes] = [[], 0];
  }

  function end(): void {
    if (!sending) return;
    [sending, init, since, sinceBytes] = [null, null, [], 0];
    for (const sink of inside) sink.stop();
    inside.clear();
  }

  return {
    current: (): Sending | null => sending,
    begin: (next: Sending): void => {
      end();
      sending = next;
    },
    push: (part: Part): void => {
      const framed = { ...part, frame: binaryFrame(part.bytes) };
      if (part.kind === 'init') {
        init = framed;
        return;
      }
      keep(framed);
      for (const sink of sinks) {
        if (inside.has(sink)) sink.part(framed);
        else if (part.kind === 'start') letIn(sink, [framed]);
      }
    },
    end,
    join: (sink: Sink): void => {
      sinks.add(sink);
      if (since.length > 0) letIn(sink, since);
    },
    leave: (sink: Sink): void => {
      sinks.delete(sink);
      inside.delete(sink);
    },
    count: (): number => sinks.size,
  };
}

export type Channel = ReturnType<typeof openChannel>;
