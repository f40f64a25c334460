import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  apiBase,
  authorization,
  cacheBuster,
  clientVersion,
  idempotencyHeader,
  minimumVersionHeader,
  requestIdHeader,
  versionHeader,
} from '@shuyuan/contract/kernel/headers';
import { ApiError } from './api-error.ts';
import { noteMinimumVersion } from './client-version.ts';
import { currentLocale } from './language.ts';
import { loadRefusalText } from './refusal-groups.ts';
import { readToken } from './token.ts';

export const callTimeoutMs = 30_000;

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** For a call that may take longer than others do. */
  readonly timeoutMs?: number;
  /** Goes on although the page is closed meanwhile. */
  readonly isLeaving?: boolean;
};

type Fields = Record<string, unknown>;

/** C-36: below `/api/v1` exactly once, however the path is written. */
export function apiUrl(path: string): string {
  const plain = path.replace(/^\/+/, '').replace(/^api\/v1\/+/, '');
  return `${apiBase}/${plain}`;
}

type Plain = string | number | boolean | bigint | undefined;

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : `${value as Plain}`);

/** Lists are repeated, objects are JSON, what is absent is left out. */
function textFields(fields: Fields): URLSearchParams {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined || one === null ? [] : [[name, asText(one)]],
    ),
  );
  return new URLSearchParams(entries);
}

/** The input is flat: what the path names goes into the path, the rest into the query or the body. */
function splitInput(path: string, input: Fields): { path: string; rest: Fields } {
  const inPath = new Set(path.match(/(?<=:)\w+/g));
  return {
    path: path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(asText(input[name]))),
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name))),
  };
}

function requestOf(endpoint: Endpoint, input: Fields): { url: string; body?: string; contentType?: string } {
  const { path, rest } = splitInput(endpoint.path, input);
  const url = apiUrl(path);
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = textFields(endpoint.method === 'GET' ? { ...rest, [cacheBuster]: Date.now() } : rest).toString();
    return { url: query ? `${url}?${query}` : url };
  }
  // A large amount is a bigint, which JSON cannot write; the server reads its digits as well (C-32).
  const json = () =>
    JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return endpoint.encoding === 'form'
    ? { url, body: textFields(rest).toString(), contentType: 'application/x-www-form-urlencoded' }
    : { url, body: json(), contentType: 'application/json' };
}

export function headersOf(token: string | null, contentType?: string, idempotencyKey?: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLocale(),
    [versionHeader]: clientVersion,
    ...(token !== null && { authorization: authorization(token) }),
    ...(contentType && { 'content-type': contentType }),
    ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
  };
}

function parsed(response: Response, text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A proxy's page, or an answer cut short.
    throw new ApiError({ status: response.ok ? 0 : response.status, cause });
  }
}

/** What a refusal says, however it was asked for; whoever catches it finds its text loaded. */
export async function refusal(
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  isOfOldSession: boolean,
): Promise<ApiError> {
  const { errorCode, message, requestId, ...details } = (body ?? {}) as Fields;
  const given = Number(errorCode ?? Number.NaN);
  const number = Number.isInteger(given) ? given : null;
  await loadRefusalText(number);
  return new ApiError({
    status: response.status,
    number,
    message: typeof message === 'string' ? message : '',
    details,
    requestId: typeof requestId === 'string' ? requestId : response.headers.get(requestIdHeader),
    isOfOldSession,
  });
}

type Answer = { readonly response: Response; readonly body: string | Blob };

type SendOptions = CallOptions & { readonly isBytes: boolean };

/** The time-out covers the body too: a line that dies half-way through an answer would otherwise wait for ever. */
async function send(url: string, init: RequestInit, options: SendOptions): Promise<Answer> {
  const timeout = new AbortController();
  const { signal: outside, timeoutMs = callTimeoutMs } = options;
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const signal = outside ? AbortSignal.any([outside, timeout.signal]) : timeout.signal;
  try {
    const response = await fetch(url, { ...init, signal });
    const isBytes = options.isBytes && response.ok;
    return { response, body: await (isBytes ? response.blob() : response.text()) };
  } catch (cause) {
    if (outside?.aborted) throw cause;
    throw new ApiError({ status: 0, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** One call of the API, typed by its endpoint. Throws an ApiError, or the AbortError of a caller that gave up. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const token = readToken();
  // Inputs of endpoints are flat objects (see Endpoint).
  const { url, body, contentType } = requestOf(endpoint, input ?? {});
  const headers = headersOf(token, contentType, options.idempotencyKey);
  const { isLeaving: keepalive = false } = options;
  const init = { method: endpoint.method, headers, keepalive, ...(body !== undefined && { body }) };
  const isBytes = endpoint.download?.type.startsWith('text/') === false;
  const { response, body: answered } = await send(url, init, { ...options, isBytes });
  noteMinimumVersion(response.headers.get(minimumVersionHeader));
  const isFile = typeof answered !== 'string' || (endpoint.download && response.ok);
  const answer = isFile ? answered : parsed(response, answered);
  if (!response.ok) throw await refusal(response, answer, readToken() !== token);
  // The server writes every answer through the output schema of this same endpoint.
  return answer as OutputOf<E>;
}
