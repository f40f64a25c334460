import type { AddressInfo } from 'node:net';
import { chat, readStreamed, removeSession, stopChat, stopChatByPath } from '@shuyuan/contract/assistant/chat.wire';
import { authorization } from '@shuyuan/contract/kernel/headers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assistantJobs } from '../assistant.jobs.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type AssistantTests, assistantOf, eventsOf, placeOf } from '../../../world/tests/people/test-assistant.ts';
import { openModel, type TestModel } from '../../../world/tests/people/test-model.ts';

let model: TestModel;
let world: TestWorld;
let tests: AssistantTests;
let lin: Caller;
let shen: Caller;

beforeAll(async () => {
  model = await openModel();
  world = await openWorld({ env: { ...model.env, BUS: 'postgres' } });
  tests = await assistantOf(world);
  lin = await world.signIn('linzhiyuan');
  shen = await world.signIn('shenruoxi');
});
afterAll(async () => {
  // A socket this process opened in advance and never used would be waited for.
  world.http.server.closeAllConnections();
  await world.close();
  await model.close();
});
beforeEach(() => {
  model.talks.length = 0;
  model.reply = async ({ say }) => say('说到一半');
});

/** An answer in the middle: its stream, and what its reader will have been told. */
async function begin(asking: Parameters<AssistantTests['ask']>[1] = {}) {
  const told = tests.ask(lin, asking);
  const streamId = await tests.running('linzhiyuan');
  await expect.poll(() => model.talks.length).toBe(1);
  // Saved about every second.
  await expect.poll(async () => (await tests.streamed(lin, streamId)).content).toBe('说到一半');
  return { told, streamId };
}

test('[AI-21] [AI-22] [D-153] stop ends the answer, hangs up on the model, and keeps what there is', async () => {
  const { told, streamId } = await begin();
  expect(await tests.streamed(lin, streamId)).toMatchObject({ finished: false, isStop: false });
  expect((await lin.call(stopChat, { streamId })).body).toEqual({ streamId });
  await model.talks[0]?.left;
  expect((await told).events.at(-1)).toMatchObject({ code: 200, finished: true });
  const stopped = await tests.streamed(lin, streamId);
  expect(stopped).toMatchObject({ content: '说到一半', finished: true, isStop: true, isNetworkError: false });
  expect((await lin.call(stopChat, { streamId })).status).toBe(200);
  expect(await tests.streamed(lin, streamId)).toEqual(stopped);
});

test('[AI-22] [D-153] the other form is the same; only the owner stops, and nobody learns whether there is one', async () => {
  const { told, streamId } = await begin();
  for (const call of [stopChat, stopChatByPath]) {
    expect((await shen.call(call, { streamId })).body).toEqual({ streamId });
    expect((await shen.call(call, { streamId: 'nobody' })).status).toBe(200);
    expect((await world.visitor.call(call, { streamId })).status).toBe(401);
  }
  expect((await shen.call(readStreamed, { streamId })).status).toBe(404);
  expect(await tests.streamed(lin, streamId)).toMatchObject({ finished: false });
  await lin.call(stopChatByPath, { streamId });
  await told;
  expect(await tests.streamed(lin, streamId)).toMatchObject({ isStop: true });
});

test('[AI-28] [D-153] another process reads along and stops, at once by the bus', async () => {
  const beside = await openWorld({ beside: world, env: { ...model.env, BUS: 'postgres' } });
  const there = await beside.signIn('linzhiyuan');
  const { told, streamId } = await begin();
  expect((await there.call(readStreamed, { streamId })).body.content).toBe('说到一半');
  await there.call(stopChat, { streamId });
  await model.talks[0]?.left;
  await told;
  expect(await tests.streamed(lin, streamId)).toMatchObject({ isStop: true, content: '说到一半' });
  await beside.close();
});

test('[D-153] news that is lost is found out with the next sign of life', async () => {
  const { told, streamId } = await begin();
  await world.rows("update assistant_message set state = 'stopped', alive_at = null where stream_id = $1", [streamId]);
  await model.talks[0]?.left;
  await told;
  expect(await tests.streamed(lin, streamId)).toMatchObject({ isStop: true, content: '说到一半' });
});

test('[D-158] a conversation that is deleted ends the answer in it, and nothing of it is left', async () => {
  const { told } = await begin();
  const [row] = await world.rows("select session_id from assistant_message where state = 'running'");
  await lin.call(removeSession, { id: String(row?.['session_id']) });
  await model.talks[0]?.left;
  await told;
  expect(await world.rows('select 1 from assistant_message where session_id = $1', [row?.['session_id']])).toEqual([]);
});

test('[AI-14] [D-153] a reader who leaves does not end the answer', async () => {
  await world.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.http.server.address() as AddressInfo;
  let finish = (): void => undefined;
  model.reply = async ({ say, end }) => {
    say('前半，');
    await new Promise<void>((done) => (finish = done));
    say('后半。');
    end();
  };
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${chat.path}`, {
    method: 'POST',
    headers: { authorization: authorization(lin.token ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({ question: '慢慢说', company_id: tests.companyId }),
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let received = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    received += decoder.decode(chunk, { stream: true });
    if (received.includes('前半')) break;
  }
  leaving.abort();
  const streamId = eventsOf(received)[0]?.id ?? '';
  finish();
  expect(await tests.ended(lin, streamId)).toMatchObject({
    content: '前半，后半。',
    isStop: false,
    isNetworkError: false,
  });
});

test('[D-153] a process that stops ends its answers as failed, with what they have', async () => {
  const beside = await openWorld({ beside: world, env: model.env });
  const there = await beside.signIn('hejingxing');
  const told = (await assistantOf(beside)).ask(there, {}).catch(() => null);
  const streamId = await tests.running('hejingxing');
  const saved = () => world.rows('select content from assistant_message where stream_id = $1', [streamId]);
  await expect.poll(saved).toEqual([{ content: '说到一半' }]);
  await beside.close();
  await told;
  await model.talks[0]?.left;
  const he = await world.signIn('hejingxing');
  expect(await tests.streamed(he, streamId)).toMatchObject({
    content: '说到一半',
    isNetworkError: true,
    finished: true,
  });
});

/** As a process leaves it that was killed in the middle: running, and not heard of any more. */
async function kill(streamId: string): Promise<void> {
  await world.rows("update assistant_message set state = 'running', alive_at = $2 where stream_id = $1", [
    streamId,
    new Date(world.clock.now() - 61_000),
  ]);
}

test('[D-153] an answer whose process died is failed for whoever reads, asks again, or for the job', async () => {
  model.reply = async ({ say, end }) => {
    say('写了一些');
    end();
  };
  const { id, sessionId } = placeOf(await tests.ask(lin));
  const failed = { content: '写了一些', isNetworkError: true, finished: true };
  await kill(id);
  expect(await tests.streamed(lin, id)).toMatchObject(failed);
  await kill(id);
  expect((await tests.chats(lin, sessionId)).items[1]).toMatchObject(failed);
  await kill(id);
  expect((await tests.ask(lin, { sessionId })).status).toBe(200);
  await kill(id);
  const job = assistantJobs.find(({ name }) => name === 'assistant:give-up-lost');
  await job?.handle(world.installation.system, {});
  expect(await world.rows("select 1 from assistant_message where state = 'running'")).toEqual([]);
  await world.rows("update assistant_message set state = 'running', alive_at = $2 where stream_id = $1", [
    id,
    new Date(world.clock.now() - 50_000),
  ]);
  await job?.handle(world.installation.system, {});
  expect(await tests.streamed(lin, id)).toMatchObject({ finished: false });
});
