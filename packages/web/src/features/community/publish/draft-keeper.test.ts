import { removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { ok, refused } from '../../../lib/test-transport.ts';
import { createDraftKeeper, keepAfterMs, type KeptState } from './draft-keeper.ts';
import { emptyDraft } from './publish-draft.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
let keeper: ReturnType<typeof createDraftKeeper>;
let sent: { title: string; accountId?: string }[];
let states: KeptState[];

beforeEach(async () => {
  server = await freshClient();
  sent = [];
  states = [];
  server.answer(saveDraft, ({ body }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return ok({ id: `d${sent.length}`, updateTime: 5 });
  });
  vi.useFakeTimers();
  keeper = createDraftKeeper((state) => void states.push(state));
});
afterEach(() => vi.useRealTimers());

const write = (title: string, voice: string | null = null) =>
  keeper.note({
    voice,
    kind: voice === null ? QuestionKind.ask : QuestionKind.article,
    draft: { ...emptyDraft(), title },
  });
const pause = (ms = keepAfterMs) => vi.advanceTimersByTimeAsync(ms);
const titles = () => sent.map(({ title }) => title);

test('[COMM-17] what is written is kept once after a pause, however much was typed before it', async () => {
  write('a');
  await pause(keepAfterMs - 1);
  write('ab');
  await pause(keepAfterMs - 1);
  expect(titles()).toEqual([]);
  await pause(1);
  expect(titles()).toEqual(['ab']);
  expect(states.at(-1)).toEqual({ name: 'saved', at: 5 });
});

test('[COMM-17] an empty form makes no draft; a draft that was emptied is kept so', async () => {
  write('');
  await pause();
  expect(titles()).toEqual([]);
  write('a');
  await pause();
  write('');
  await pause();
  expect(titles()).toEqual(['a', '']);
});

test('[COMM-17] on leaving it is kept at once; nothing new is nothing to send', async () => {
  write('a');
  expect(await keeper.flush()).toBe(true);
  expect(await keeper.flush()).toBe(true);
  expect(titles()).toEqual(['a']);
});

test('[COMM-17] what could not be kept says so and is tried again with the latest words', async () => {
  server.answer(saveDraft, refused(503));
  write('a');
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toEqual({ name: 'failed' });
  write('ab');
  server.answer(saveDraft, ({ body }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return ok({ id: 'd1', updateTime: 5 });
  });
  await pause();
  expect(titles()).toEqual(['ab']);
});

test('[COMM-17] who has gone is not waited for: a failure is not tried for ever', async () => {
  server.answer(saveDraft, refused(503));
  write('a');
  keeper.attend(false);
  await pause(10 * minuteMs);
  expect(server.countOf(saveDraft)).toBe(1);
});

test('[COMM-17] an older draft never arrives after a newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(saveDraft, async ({ body }) => {
    const draft = JSON.parse(body) as (typeof sent)[number];
    if (draft.title === 'slow') await promise;
    sent.push(draft);
    return ok({ id: 'd1', updateTime: 5 });
  });
  write('slow');
  await pause();
  write('quick');
  await pause();
  resolve();
  await pause();
  expect(titles()).toEqual(['slow', 'quick']);
});

test('[COMM-17] D-140: what moves to another voice leaves no draft behind, but a draft gone on with stays alone', async () => {
  const removed: string[] = [];
  for (const id of ['d1', 'd2', 'd3'])
    server.answer({ ...removeDraft, path: `/knowledge-operation/question/draft/remove/${id}` }, () => {
      removed.push(id);
      return ok({ id });
    });
  write('a');
  await pause();
  write('a', 'a1');
  await pause();
  expect(sent.map(({ accountId }) => accountId)).toEqual([undefined, 'a1']);
  expect(removed).toEqual(['d1']);
  keeper.goOnWith('a2', 'd9');
  write('b', 'a2');
  await pause();
  expect(removed).toEqual(['d1']);
});

test('[COMM-17] D-140: what was still on its way when another draft was gone on with does not take that away', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(saveDraft, async ({ body }) => {
    await promise;
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return ok({ id: `d${sent.length}`, updateTime: 5 });
  });
  write('mine');
  keeper.goOnWith('a1', 'd9');
  write('of the account', 'a1');
  resolve();
  await pause();
  expect(titles()).toEqual(['mine', 'of the account']);
  expect(server.calls.filter((key) => key.startsWith('DELETE'))).toEqual([]);
});

test('[COMM-17] D-140: a tab that goes to sleep during publishing keeps nothing; after a refusal it is kept again', async () => {
  write('a');
  await keeper.rest();
  write('ab');
  expect(await keeper.flush(true)).toBe(false);
  await pause();
  expect(titles()).toEqual([]);
  keeper.wake();
  await pause();
  expect(titles()).toEqual(['ab']);
});

test('[COMM-17] D-140: nothing is kept of what is being published or was', async () => {
  write('a');
  await keeper.rest();
  await pause();
  expect(titles()).toEqual([]);
  keeper.finish(null);
  write('ab');
  keeper.attend(false);
  await pause();
  expect(titles()).toEqual([]);
});
