import { beforeEach, expect, test, vi } from 'vitest';
import { streamChat } from './chat-stream.ts';
import { writeToken } from './token.ts';

const event = { code: 200, id: 's1', sessionId: 'c1', chatId: 'a1', delta: 'Hi', finished: true };
const input = { question: 'Hello?', company_id: 'o1', thinking: true, web_search: false, history: [] };

beforeEach(() => {
  localStorage.clear();
  writeToken('t1');
});

function answering(body: string, init: ResponseInit = {}): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    asked.push(request);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' }, ...init });
  });
  return asked;
}

async function received(): Promise<unknown[]> {
  const events: unknown[] = [];
  await streamChat(input, { signal: new AbortController().signal, onEvent: (each) => events.push(each) });
  return events;
}

test('[AI-15] [D-150] a question is a POST whose answer is read event by event, heartbeats skipped', async () => {
  const asked = answering(`: still here\n\ndata: ${JSON.stringify(event)}\n\n`);
  expect(await received()).toEqual([event]);
  expect(asked[0]).toMatchObject({ method: 'POST', body: JSON.stringify(input) });
  const headers = new Headers(asked[0]?.headers);
  expect(headers.get('authorization')).toBe('Bearer__t1');
  expect(headers.get('content-type')).toBe('application/json');
});

test('[AI-24] C-34: a lost session carries no number, so that nobody waits before the login page', async () => {
  answering('{"errorCode":40101,"message":"over"}', { status: 401 });
  await expect(received()).rejects.toMatchObject({ status: 401, number: null });
});

test('[AI-25] a refusal keeps its number, for the text of it', async () => {
  answering('{"errorCode":32104,"message":"enough for today"}', { status: 429 });
  await expect(received()).rejects.toMatchObject({ status: 429, number: 32104 });
});

test.each(['data: {half\n\n', 'data: "text"\n\n', 'data: {}\n\n'])(
  '[AI-25] an event that is none ends the stream: %j',
  async (body) => {
    answering(body);
    await expect(received()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  },
);

test('[AI-25] an answer that is no stream, and a proxy’s page, are failures', async () => {
  answering('{}', { headers: { 'content-type': 'application/json' } });
  await expect(received()).rejects.toMatchObject({ status: 0 });
  answering('<html>', { status: 502 });
  await expect(received()).rejects.toMatchObject({ status: 502, number: null });
});
