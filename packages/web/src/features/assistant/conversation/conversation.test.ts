import { listChats, readStreamed, stopChat } from '@shuyuan/contract/assistant/chat.wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/session.ts';
import { freshClient, holdToken } from '../../../lib/test-client.ts';
import { ok, refused } from '../../../lib/test-transport.ts';
import { session, storedMessage, storedQuestion } from '../test-chat.ts';
import { fakeStream } from '../test-stream.ts';
import { Conversation, messagesPerPage } from './conversation.ts';

const modes = { thinking: false, webSearch: false, isBuiltIn: false };
const streamed = { ...readStreamed, path: '/aigc/dpChat/s1' } as const;

let server: Awaited<ReturnType<typeof freshClient>>;
let stream: ReturnType<typeof fakeStream>;
let talk: Conversation;
const stops: unknown[] = [];

beforeEach(async () => {
  server = await freshClient();
  holdToken();
  stops.length = 0;
  server.answer(stopChat, ({ body }) => {
    stops.push(JSON.parse(body));
    return ok({ streamId: 's1' });
  });
  stream = fakeStream();
  useSession.setState({ rootOrganization: { id: 'o1', name: 'Qinghe Group' } });
  talk = new Conversation();
});
afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

const messages = () => talk.store.getState().messages;
const last = () => messages().at(-1);
const until = (isSo: () => boolean) => expect.poll(() => isSo()).toBe(true);
const asking = () => talk.ask('Why?', modes);
const page = (items: readonly unknown[], recordCount = items.length) => ok({ items, recordCount, session: session() });

test('[AI-14] [AI-15] both messages stand there at once, and the deltas go into the second', async () => {
  const taken = talk.ask('Why?', { ...modes, thinking: true });
  expect(messages().map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Why?'],
    ['assistant', ''],
  ]);
  await until(stream.isOpen);
  expect(stream.asked).toEqual([
    { question: 'Why?', history: [], company_id: 'o1', thinking: true, web_search: false, type: 1 },
  ]);
  stream.emit({ delta: 'Be' });
  stream.emit({ delta: 'cause' });
  await until(() => last()?.content === 'Because');
  stream.emit({ finished: true });
  await until(() => !talk.store.getState().isRunning);
  stream.lose();
  expect(await taken).toBe(true);
  expect(talk.store.getState()).toMatchObject({ isRunning: false, sessionId: 'c1' });
});

test('[AI-16] the next question takes the conversation and its history along', async () => {
  void asking();
  await until(stream.isOpen);
  stream.emit({ delta: 'Because', finished: true });
  await until(() => !talk.store.getState().isRunning);
  stream.lose();
  void talk.ask('And then?', modes);
  await until(() => stream.asked.length === 2);
  expect(stream.asked[1]).toMatchObject({
    sessionId: 'c1',
    history: [
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Because' },
    ],
  });
});

test('[AI-21] stop ends the stream, tells the server, and the message is stopped and finished', async () => {
  void asking();
  await until(stream.isOpen);
  stream.emit({ delta: 'Half' });
  await until(() => last()?.content === 'Half');
  talk.stop();
  expect(last()).toMatchObject({ isStop: true, finished: true, content: 'Half' });
  await until(() => stops.length === 1);
  expect(stops).toEqual([{ streamId: 's1' }]);
  expect(stream.isOpen()).toBe(false);
});

test('[AI-21] [AI-23] a stop before the first word is told as soon as the stream has a name, and only then asked again', async () => {
  void asking();
  await until(stream.isOpen);
  talk.stop();
  expect(last()).toMatchObject({ isStop: true, finished: true });
  expect(stops).toEqual([]);
  void talk.retry(last()?.key ?? '', modes);
  stream.emit({ delta: 'late' });
  await until(() => stops.length === 1);
  await until(() => stream.asked.length === 2);
  expect(stream.asked[1]).toMatchObject({ question: 'Why?', retryOf: 'a1', sessionId: 'c1' });
});

test('[AI-20] a lost line marks the answer, keeps its words, and lets one try again', async () => {
  void asking();
  await until(stream.isOpen);
  stream.emit({ delta: 'Half' });
  await until(() => last()?.content === 'Half');
  stream.lose();
  await until(() => last()?.isNetworkError === true);
  expect(last()).toMatchObject({ content: 'Half', finished: true });
  void talk.retry(last()?.key ?? '', modes);
  await until(() => stream.asked.length === 2);
  expect(stops).toEqual([{ streamId: 's1' }]);
  expect(stream.asked[1]).toMatchObject({ question: 'Why?', retryOf: 'a1', sessionId: 'c1', history: [] });
  expect(messages()).toHaveLength(2);
});

test('[AI-20] a stream that ends without its flag is an error too', async () => {
  void asking();
  await until(stream.isOpen);
  stream.emit({ code: 500, delta: 'x' });
  await until(() => last()?.isNetworkError === true);
  expect(talk.store.getState().isRunning).toBe(false);
});

test('[AI-23] [AI-16] an answer in the middle is given again in its place, with what stood before its question', async () => {
  const items = [
    storedQuestion({ id: 'u1', content: 'q1' }),
    storedMessage({ id: 'a1', content: 'r1' }),
    storedQuestion({ id: 'u2', content: 'q2' }),
    storedMessage({ id: 'a2', content: 'r2' }),
    storedQuestion({ id: 'u3', content: 'q3' }),
    storedMessage({ id: 'a3', content: 'r3' }),
  ];
  server.answer(listChats, page(items));
  await talk.open('c1');
  void talk.retry('a2', modes);
  await until(() => stream.asked.length === 1);
  expect(stream.asked[0]).toMatchObject({
    question: 'q2',
    retryOf: 'a2',
    history: [
      { role: 'user', content: 'q1' },
      { role: 'assistant', content: 'r1' },
    ],
  });
  expect(messages().map(({ content }) => content)).toEqual(['q1', 'r1', 'q2', '', 'q3', 'r3']);
});

test('[AI-25] a refused question leaves no trace, so that its text can stand in the field again', async () => {
  stream.refuseNext(429, 32104);
  expect(await talk.ask('Why?', modes)).toBe(false);
  expect(talk.store.getState()).toMatchObject({ messages: [], isRunning: false });
});

test('[AI-14] while one answer is given, no second question goes out', async () => {
  void asking();
  await until(stream.isOpen);
  expect(await talk.ask('Again?', modes)).toBe(false);
  expect(stream.asked).toHaveLength(1);
});

test('[D-153] an answer begun elsewhere is followed until it is finished', async () => {
  server.answer(listChats, page([storedQuestion(), storedMessage({ finished: false, content: 'Ha' })]));
  let asks = 0;
  server.answer(streamed, () => {
    asks += 1;
    return ok(storedMessage({ finished: asks === 2, content: asks === 2 ? 'Half and whole' : 'Half' }));
  });
  await talk.open('c1');
  expect(talk.store.getState().isRunning).toBe(true);
  await expect.poll(() => last()).toMatchObject({ finished: true, content: 'Half and whole' });
  expect(talk.store.getState().isRunning).toBe(false);
});

test('[D-153] [AI-21] stop works for an answer that is only followed', async () => {
  server.answer(listChats, page([storedQuestion(), storedMessage({ finished: false, content: 'Ha' })]));
  await talk.open('c1');
  talk.stop();
  await until(() => stops.length === 1);
  expect(last()).toMatchObject({ isStop: true, finished: true, content: 'Ha' });
});

test('[AI-08] older messages come page by page before those that are shown, none twice', async () => {
  const all = Array.from({ length: 2 * messagesPerPage + 1 }, (_, index) =>
    storedQuestion({ id: `m${index}`, content: `m${index}` }),
  );
  server.answer(listChats, ({ query }) => {
    const number = Number(query.get('page'));
    const end = all.length - (number - 1) * messagesPerPage;
    return page(all.slice(Math.max(0, end - messagesPerPage), end), all.length);
  });
  await talk.open('c1');
  await talk.loadOlder();
  expect(talk.store.getState().older).toBe('some');
  await talk.loadOlder();
  expect(messages().map(({ content }) => content)).toEqual(all.map(({ content }) => content));
  expect(talk.store.getState().older).toBe('none');
});

test('[AI-08] a conversation that cannot be loaded says so and can be tried again', async () => {
  server.answer(listChats, refused(503));
  await talk.open('c1');
  expect(talk.store.getState().loading).toBe('failed');
  server.answer(listChats, page([storedQuestion()]));
  await talk.open('c1');
  expect(talk.store.getState()).toMatchObject({ loading: 'done', sessionId: 'c1' });
});

test('[AI-08] a slow conversation is not shown in the one that was opened after it', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof ok>>();
  server.answer(listChats, () => slow.promise);
  const opening = talk.open('c1');
  await talk.open(null);
  slow.resolve(page([storedQuestion()]));
  await opening;
  expect(talk.store.getState()).toMatchObject({ sessionId: null, messages: [] });
});
