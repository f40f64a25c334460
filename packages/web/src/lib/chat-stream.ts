import { chatSilenceMs } from '@shuyuan/contract/assistant/chat';
import { chat } from '@shuyuan/contract/assistant/chat.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ApiError } from './api-error.ts';
import { apiUrl, headersOf, refusal } from './call.ts';
import { followStream } from './event-stream.ts';
import { readToken } from './token.ts';

type ChatEvent = OutputOf<typeof chat>;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ status: 0, cause });
  }
};

/** AI-25: an event that cannot be understood is a failure of the stream, not something to skip. */
function eventOf(data: string): ChatEvent {
  const event = jsonOf(data);
  if (typeof event === 'object' && event !== null && 'code' in event && 'id' in event)
    // The server writes every event through the output schema of this same endpoint.
    return event as ChatEvent;
  throw new ApiError({ status: 0 });
}

/** AI-24, C-34: a lost session leads to the login page at once; its number would make the presenter wait. */
async function refusalOf(response: Response, token: string | null): Promise<ApiError> {
  const isOfOldSession = readToken() !== token;
  if (response.ok) return new ApiError({ status: 0 });
  if (response.status === 401) return new ApiError({ status: 401, isOfOldSession });
  const body: unknown = await response.json().catch(() => ({}));
  return refusal(response, body, isOfOldSession);
}

/** AI-15: one question; `onEvent` hears the answer. Throws an ApiError, or the abort of whoever gave up. */
export async function streamChat(
  input: InputOf<typeof chat>,
  { signal, onEvent }: { readonly signal: AbortSignal; readonly onEvent: (event: ChatEvent) => void },
): Promise<void> {
  const token = readToken();
  const headers = { ...headersOf(token, 'application/json'), accept: 'text/event-stream' };
  const init = { method: chat.method, headers, body: JSON.stringify(input) };
  const refuse = (response: Response) => refusalOf(response, token);
  await followStream(
    { url: apiUrl(chat.path), init, refuse },
    { signal, silenceMs: chatSilenceMs, onMessage: ({ data }) => onEvent(eventOf(data)) },
  );
}
