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

type Reading = {
  readonly signal: AbortSignal;
  /** Nothing at all for this long, not even a comment: the line is dead although nobody said so. */
  readonly silenceMs: number;
  readonly onMessage: (message: StreamMessage) => void;
};

type StreamInput = {
  readonly url: string;
  readonly init: RequestInit;
  /** What to throw for an answer that is no stream. */
  readonly refuse: (response: Response) => Promise<ApiError>;
};

/** Resolves when the server ends the stream; throws an ApiError when it is lost, and the abort of whoever gave up. */
export async function followStream(asked: StreamInput, { signal, silenceMs, onMessage }: Reading): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(asked.url, { ...asked.init, signal: AbortSignal.any([signal, silence.signal]) });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.ok || !isStream || !response.body) throw await asked.refuse(response);
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

/** One stream of the server, read with our own headers, which the browser's EventSource cannot send. */
export function readStream(path: string, options: Reading & { readonly lastEventId: string | null }): Promise<void> {
  const { lastEventId } = options;
  const token = readToken();
  const headers = {
    accept: 'text/event-stream',
    'accept-language': currentLocale(),
    [versionHeader]: clientVersion,
    ...(token !== null && { authorization: authorization(token) }),
    ...(lastEventId !== null && { 'last-event-id': lastEventId }),
  };
  const refuse = ({ ok, status }: Response) => Promise.resolve(new ApiError({ status: ok ? 0 : status }));
  return followStream({ url: apiUrl(path), init: { headers }, refuse }, options);
}
