import { handInAttempt, saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { fakeServer, ok, refused } from '../../../lib/test-transport.ts';
import { AttemptSaver } from './attempt-saver.ts';
import { keptAnswers } from './kept-answers.ts';
import { sendLateAnswers } from './send-late-answers.ts';
import { useTimeUp } from './clock/use-time-up.ts';

const saves = endpoint({ ...saveAnswers, path: '/exam/attempts/a1/answers' });
const handIns = endpoint({ ...handInAttempt, path: '/exam/attempts/a1/hand-in' });
const opened = {
  id: 'a1',
  examId: 'e1',
  examName: '',
  questions: [],
  answers: [],
  files: [],
  now: 0,
  closeTime: 0,
  remainingMs: 0,
  logsAttention: false,
  hidesAssistant: true,
  hasCalculator: false,
};
const numberOf = (code: 'request.invalid' | 'exam.handed-in' | 'exam.time-over') => errorTable[code].number;

let server: ReturnType<typeof fakeServer>;
let remainingMs: number;
let sent: number[][];
let stops: (() => void)[];
const onClock = vi.fn();

type Sent = { readonly answers: { ordinal: number; revision: number; answer: { text: string } | null }[] };

/** Takes everything but texts that are too long, and refuses by itself what is no answer to the question. */
const keep = ({ body }: { readonly body: string }) => {
  const { answers } = JSON.parse(body) as Sent;
  sent.push(answers.map(({ ordinal }) => ordinal));
  if (answers.some(({ answer }) => answer?.text === 'too long')) return refused(422, numberOf('request.invalid'));
  const isOther = ({ answer }: Sent['answers'][number]) => answer?.text === 'another kind';
  const acknowledged = answers.filter((entry) => !isOther(entry));
  return ok({ acknowledged, refused: answers.filter(isOther), now: 0, closeTime: 0, remainingMs });
};

const open = (tabId = 'tab-one-') => {
  const saver = new AttemptSaver({ opened, tabId, memberId: 'm1', onClock });
  stops.push(saver.start());
  return saver;
};
const write = (saver: AttemptSaver, ordinal: number, text: string) =>
  saver.change(ordinal, { answer: { kind: 'essay', text } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  onClock.mockReset();
  [remainingMs, sent, stops] = [60_000, [], []];
  server = fakeServer();
  server.answer(saves, keep);
});
afterEach(async () => {
  for (const stop of stops) stop();
  await pass(0);
  vi.useRealTimers();
});

test('[D-183] answers are saved two seconds after the last change, and ten after the first at the latest', async () => {
  const saver = open();
  for (let second = 0; second < 12; second++) {
    write(saver, 0, `word ${second}`);
    await pass(1_000);
  }
  expect(sent).toEqual([[0]]);
  await pass(2_000);
  expect(sent).toEqual([[0], [0]]);
  expect(saver.view().saveState).toBe('saved');
});

test('[D-183] an answer the server does not take is named, and keeps no other from being saved', async () => {
  const saver = open();
  write(saver, 0, 'first');
  write(saver, 1, 'too long');
  write(saver, 2, 'third');
  await pass(2_000);
  expect(saver.view()).toMatchObject({ saveState: 'refused', refused: [1] });
  expect(keptAnswers('m1', 'a1').read()).toMatchObject([{ ordinal: 1 }]);
  // It is not sent again as it is, neither by the clock nor with a hand-in.
  const calls = sent.length;
  await pass(60_000);
  server.answer(handIns, ok({ attemptId: 'a1', code: '', handInTime: 0, answeredCount: 2, questionCount: 3 }));
  await saver.handIn();
  expect(sent).toHaveLength(calls);
  write(saver, 1, 'short');
  await pass(2_000);
  expect(sent.at(-1)).toEqual([1]);
  expect(saver.view()).toMatchObject({ saveState: 'saved', refused: [] });
});

test('[D-183] an answer that is refused by itself is named and not sent again as it is', async () => {
  const saver = open();
  write(saver, 0, 'first');
  write(saver, 1, 'another kind');
  await pass(60_000);
  expect(sent).toEqual([[0, 1]]);
  expect(saver.view()).toMatchObject({ saveState: 'refused', refused: [1] });
});

test('[D-183] more than one call takes is saved in several', async () => {
  const saver = open();
  for (let ordinal = 0; ordinal < 30; ordinal++) write(saver, ordinal, '答'.repeat(32_000));
  await pass(2_000);
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.flat()).toHaveLength(30);
  expect(saver.view().saveState).toBe('saved');
});

const watch = (saver: AttemptSaver) => {
  const onEnd = vi.fn();
  const { unmount } = renderHook(() => useTimeUp(saver, { isUp: true, onEnd }));
  stops.push(unmount);
  return onEnd;
};

test('[D-183] minutes given while somebody only reads are heard of before anything is handed in', async () => {
  const onEnd = watch(open());
  await pass(10_000);
  expect(onClock).toHaveBeenCalledWith(60_000);
  expect([server.countOf(handIns), onEnd.mock.calls.length]).toEqual([0, 0]);
});

test('[D-183] asking for the time is no save to be seen, and an answer written meanwhile is not taken for saved', async () => {
  const saver = open();
  const states: string[] = [];
  await saver.checkTime();
  expect(onClock).toHaveBeenCalledWith(60_000);
  saver.subscribe(() => states.push(saver.view().saveState));
  await saver.checkTime();
  expect([sent, states.filter((state) => state === 'saving')]).toEqual([[[0], [0]], []]);
  localStorage.clear();
  const other = open('tab-two-');
  server.answer(saves, (call) => {
    write(other, 0, 'written meanwhile');
    server.answer(saves, keep);
    return keep(call);
  });
  await other.checkTime();
  expect(other.view().saveState).toBe('waiting');
  await pass(2_000);
  expect([sent.length, other.view().saveState]).toEqual([4, 'saved']);
});

test('[D-183] where the server cannot be asked for the time the page says so, until it answers again', async () => {
  const saver = open();
  server.answer(saves, refused(503));
  await saver.checkTime().catch(() => undefined);
  expect(saver.view().saveState).toBe('offline');
  server.answer(saves, keep);
  await pass(5_000);
  expect(saver.view().saveState).toBe('saved');
  expect(onClock).toHaveBeenCalledWith(60_000);
});

test('[D-183] a lost line at the end is tried again until the server has answered', async () => {
  const saver = open();
  remainingMs = 0;
  write(saver, 0, 'last words');
  server.answer(saves, refused(503));
  const onEnd = watch(saver);
  await pass(7_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(keptAnswers('m1', 'a1').read()).toMatchObject([{ answer: { text: 'last words' } }]);
  server.answer(saves, keep);
  server.answer(handIns, refused(503));
  await pass(2_000);
  expect([sent, onEnd.mock.calls.length]).toEqual([[[0]], 0]);
  server.answer(handIns, ok({ attemptId: 'a1', code: '', handInTime: 0, answeredCount: 1, questionCount: 1 }));
  await pass(2_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[D-183] two tabs keep the newest of each question, and nothing is kept once the clock has ended it', async () => {
  const [first, second] = [open('tab-one-'), open('tab-two-')];
  write(first, 0, 'of the first');
  write(first, 1, 'older');
  write(second, 1, 'newer');
  write(second, 1, 'newest');
  write(second, 2, 'of the second');
  const kept = keptAnswers('m1', 'a1');
  expect(kept.read().map(({ ordinal, answer }) => [ordinal, answer])).toEqual([
    [0, { kind: 'essay', text: 'of the first' }],
    [1, { kind: 'essay', text: 'newest' }],
    [2, { kind: 'essay', text: 'of the second' }],
  ]);
  server.answer(saves, refused(422, numberOf('exam.time-over')));
  await pass(2_000);
  expect([first.view().saveState, kept.read()]).toEqual(['over', []]);
});

test('[D-183] answers of a browser that was closed until after the end are sent as evidence and let go', async () => {
  localStorage.setItem(
    'shuyuan.exam.m1.a1',
    JSON.stringify([{ ordinal: 0, revision: 3, answer: { kind: 'essay', text: 'late' }, isFlagged: false }, 'garbage']),
  );
  server.answer(saves, refused(503));
  await sendLateAnswers('m1', 'a1');
  expect(keptAnswers('m1', 'a1').read()).toHaveLength(1);
  server.answer(saves, (call) => {
    keep(call);
    return refused(422, numberOf('exam.handed-in'));
  });
  await sendLateAnswers('m1', 'a1');
  expect([sent, localStorage.getItem('shuyuan.exam.m1.a1')]).toEqual([[[0]], null]);
});
