import { authorization, clientVersion, versionHeader } from '@shuyuan/contract/kernel/headers';
import { ApiError } from './api-error.ts';
import { apiUrl } from './call.ts';
import { currentLocale } from './language.ts';
import { readToken } from './token.ts';

export type StreamMessage = { readonly event: string; readonly id: string | null; readonly data: string };

/** Puts pieces of text together to messages, wherever the network has cut them. Comments and unknown fields are skipped. */
export function messageReader(onMessage: (message: StreamMessage) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map<string, string>();
      for (const line of block.split('\n')) {
        const [, name, value = ''] = /^(event|id|data): ?(.*)$/.exec(line) ?? [];
        if (name) fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
      }
      const data = fields.get('data');
      if (data !== undefined)
        onMessage({ event: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data });
    }
  };
}

type Options = {
  readonly signal: AbortSignal;
  readonly lastEventId: string | null;
  /** Nothing at all for this long, not even a comment: the line is dead although nobody said so. */
  readonly silenceMs: number;
  readonly onMessage: (message: StreamMessage) => void;
};

/**
 * One stream of the server, read with our own headers, which the browser's EventSource cannot send. Resolves when the
 * server ends it; throws an ApiError when it cannot be had, and the abort of whoever gave up.
 */
export async function readStream(path: string, { signal, lastEventId, silenceMs, onMessage }: Options): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const token = readToken();
  try {
    const response = await fetch(apiUrl(path), {
      headers: {
        accept: 'text/event-stream',
        'accept-language': currentLocale(),
        [versionHeader]: clientVersion,
        ...(token !== null && { authorization: authorization(token) }),
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.ok || !isStream || !response.body) throw new ApiError({ status: response.ok ? 0 : response.status });
    const take = messageReader(onMessage);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      take(piece.value);
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError({ status: 0, cause: error });
  } finally {
    clearTimeout(timer);
  }
}
