import { behavioursMax } from '@shuyuan/contract/system/behaviour';
import { recordAction, recordBehaviour, recordEntry } from '@shuyuan/contract/system/behaviour.wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ErrorSurface, setErrorSurface } from './present-error.ts';
import { ensureSession, forgetSession, useSession } from './session.ts';
import { freshClient, holdToken } from './test-client.ts';
import { ok, refused } from './test-transport.ts';
import { flushTracks, trackAction, trackEntry, trackEveryMs, trackPage } from './track.ts';

const told: string[] = [];
let server: Awaited<ReturnType<typeof freshClient>>;

beforeEach(async () => {
  server = await freshClient();
  told.length = 0;
  const note = ({ body }: { body: string }) => {
    told.push(body);
    return ok();
  };
  server.answer(recordBehaviour, note);
  server.answer(recordEntry, note);
  holdToken();
  await ensureSession();
  vi.useFakeTimers();
});
afterEach(() => {
  flushTracks();
  vi.useRealTimers();
});

const pages = (): unknown => told.map((body) => (JSON.parse(body) as { items: { page: string }[] }).items);

test('[SYSTEM-09] pages of a few seconds are one call, each with its age', async () => {
  trackPage('/home-v');
  await vi.advanceTimersByTimeAsync(2_000);
  trackPage('/study-v');
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(trackEveryMs);
  expect(pages()).toEqual([
    [
      { page: '/home-v', ageMs: trackEveryMs },
      { page: '/study-v', ageMs: trackEveryMs - 2_000 },
    ],
  ]);
});

test('a full batch does not wait', async () => {
  for (let n = 0; n < behavioursMax; n++) trackPage(`/live/detail/${n}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveLength(1);
});

test('[SYSTEM-11] without a current user nothing is told', async () => {
  forgetSession();
  trackPage('/about');
  trackEntry('/home-v');
  await vi.advanceTimersByTimeAsync(trackEveryMs);
  expect(told).toEqual([]);
});

test('what one person saw is not told in the name of the next', async () => {
  trackPage('/center');
  const before = useSession.getState().currentUser;
  useSession.setState({ currentUser: before && { ...before, id: 'somebody else' } });
  await vi.advanceTimersByTimeAsync(trackEveryMs);
  expect(told).toEqual([]);
});

test('D-196: a refusal is never an error to the user', async () => {
  const showNotice = vi.fn();
  // Nothing else of the surface may be reached either.
  setErrorSurface({ showNotice } as unknown as ErrorSurface);
  server.answer(recordBehaviour, refused(500));
  trackPage('/home-v');
  await vi.advanceTimersByTimeAsync(trackEveryMs);
  expect(server.countOf(recordBehaviour)).toBe(1);
  expect(showNotice).not.toHaveBeenCalled();
});

test('[SYSTEM-10] what somebody did is told at once, with every field', async () => {
  server.answer(recordAction, ({ body }) => {
    told.push(body);
    return ok();
  });
  const action = {
    itemId: 'q1',
    actionType: 'share',
    sceneType: 'community',
    keyword: '换型',
    recRequestId: 'r1',
    extra: 'x',
  };
  trackAction(action);
  await vi.advanceTimersByTimeAsync(0);
  expect(told.map((body) => JSON.parse(body) as unknown)).toEqual([action]);
  forgetSession();
  trackAction(action);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveLength(1);
});

test('[SITE-05] entering the home page is told as a form', async () => {
  trackEntry('/home-v');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['page=%2Fhome-v']);
});
