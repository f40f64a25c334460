import { EngineFailure } from './text-engine.ts';

export type OpenSearchClient = (request: EngineRequest) => Promise<unknown>;

export type OpenSearchSettings = {
  /** Empty: the database finds alone. */
  readonly SEARCH_URL: string;
  readonly SEARCH_USER: string;
  readonly SEARCH_PASSWORD: string;
  /** The name of the index that is asked, and the beginning of those behind it. */
  readonly SEARCH_INDEX: string;
};

type EngineRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly timeoutMs: number;
  readonly body?: object;
  /** A line each. */
  readonly lines?: readonly object[];
  /** Statuses that are an answer, beside those of success. */
  readonly alsoFine?: readonly number[];
};

/** More is no answer to anything that is asked here. */
const mostBytes = 64 * 1024 * 1024;
const mostOfReason = 500;

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new EngineFailure('the search engine answered too much', response.status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string, status: number): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new EngineFailure('the search engine answered something that is not JSON', status, error);
  }
}

const bodyOf = ({ body, lines }: EngineRequest): Pick<RequestInit, 'body'> => {
  if (lines) return { body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
  return body ? { body: JSON.stringify(body) } : {};
};

/** The REST protocol of OpenSearch: an answer, or an `EngineFailure`. The password is in no message. */
export function openSearchClient({ SEARCH_URL, SEARCH_USER, SEARCH_PASSWORD }: OpenSearchSettings): OpenSearchClient {
  const root = SEARCH_URL.replace(/\/+$/, '');
  const basic = Buffer.from(`${SEARCH_USER}:${SEARCH_PASSWORD}`).toString('base64');
  const authorization = SEARCH_USER === '' ? {} : { authorization: `Basic ${basic}` };
  const fetched = async (request: EngineRequest) => {
    const type = request.lines ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(`${root}${request.path}`, {
      method: request.method,
      headers: {
        ...authorization,
        accept: 'application/json',
        ...((request.lines ?? request.body) && { 'content-type': type }),
      },
      ...bodyOf(request),
      signal: AbortSignal.timeout(request.timeoutMs),
      // A server that answers with another address would have the password sent there.
      redirect: 'error',
    });
    return { response, text: await readBounded(response) };
  };
  return async (request) => {
    const { response, text } = await fetched(request).catch((error: unknown) => {
      if (error instanceof EngineFailure) throw error;
      throw new EngineFailure('the search engine did not answer', null, error);
    });
    const { status, ok } = response;
    if (ok || request.alsoFine?.includes(status)) return parsed(text, status);
    const [path] = request.path.split('?');
    throw new EngineFailure(
      `${request.method} ${path} was refused with ${status}: ${text.slice(0, mostOfReason)}`,
      status,
    );
  };
}
