import type { Endpoint, InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { requestIdHeader } from '@shuyuan/contract/kernel/headers';
import { apiUrl, headersOf, refusal } from './call.ts';
import { sendBody } from './send-body.ts';
import { readToken } from './token.ts';

type Form<E extends Endpoint> = {
  readonly fields: InputOf<E>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Bytes of the file that left this machine so far. */
  readonly onSent: (bytes: number) => void;
};

function bodyOf(fields: Readonly<Record<string, unknown>>, file: Blob): FormData {
  const body = new FormData();
  // Fields first: the server judges them before it reads the bytes.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, `${value as string | number}`);
  body.append('file', file, 'part');
  return body;
}

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
}

/** A form with a file. Throws an ApiError, or what the signal was aborted with. */
export async function sendForm<E extends Endpoint>(endpoint: E, { fields, file, signal, onSent }: Form<E>) {
  const token = readToken();
  const request = await sendBody({
    method: 'POST',
    url: apiUrl(endpoint.path),
    headers: headersOf(token),
    // Inputs of endpoints are flat objects.
    body: bodyOf(fields as Readonly<Record<string, unknown>>, file),
    signal,
    onSent: (bytes) => onSent(Math.min(bytes, file.size)),
  });
  const { status } = request;
  if (status >= 200 && status < 300) return;
  const headers = new Headers({ [requestIdHeader]: request.getResponseHeader(requestIdHeader) ?? '' });
  throw await refusal({ status, headers }, answerOf(request), readToken() !== token);
}
