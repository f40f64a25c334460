import { expect, test } from 'vitest';
import { nextGap, openUploadPace } from './upload-pace.ts';

const roundMs = 0.5;

/** An event loop whose time passes only when it is told to, whose rounds take a while, and whose timers can be late. */
function fakeLoop() {
  let [time, lateMs] = [0, 0];
  const timers: { readonly at: number; readonly go: () => void }[] = [];
  const pass = async (ms: number): Promise<void> => {
    const end = time + ms;
    for (;;) {
      const next = timers.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      timers.splice(timers.indexOf(next), 1);
      time = next.at;
      next.go();
      // Whoever got a turn asks for the next one.
      await new Promise((done) => setImmediate(done));
    }
    time = end;
  };
  const loop = {
    now: () => time,
    later: (go: () => void, ms: number) => void timers.push({ at: time + ms + lateMs, go }),
    nextRound: (go: () => void) => void timers.push({ at: time + roundMs, go }),
  };
  return { loop, pass, beLate: (ms: number) => void (lateMs = ms), timers };
}

function start({ senders = 1 } = {}) {
  const { loop, pass, beLate, timers } = fakeLoop();
  const pace = openUploadPace(loop);
  let taken = 0;
  const over = new AbortController();
  const send = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await pace.turn();
      taken += 1;
    }
  };
  const all = Array.from({ length: senders }, send);
  /** How many pieces pass in this time; somebody else is answered every 20 ms, if anybody is there. */
  const during = async (ms: number, { isServed = false } = {}): Promise<number> => {
    const before = taken;
    for (let passed = 0; passed < ms; passed += 20) {
      if (isServed) pace.served();
      await pass(20);
    }
    return taken - before;
  };
  const end = async (): Promise<void> => {
    over.abort();
    await pass(100_000);
    await Promise.all(all);
  };
  return { pace, during, beLate, timers, end };
}

test('the pause grows at once when the loop is late, shrinks slowly, and has bounds', () => {
  expect(nextGap(0, 0)).toBe(0);
  expect(nextGap(0, 10)).toBeGreaterThan(1);
  expect(nextGap(4, 10) - 4).toBeGreaterThan(10 * (4 - nextGap(4, 0)));
  let [gap, steps] = [0, 0];
  for (let late = 0; late < 100; late++) gap = nextGap(gap, 1000);
  expect(gap).toBe(8);
  for (; gap > 0; steps++) gap = nextGap(gap, 0);
  expect(steps).toBeLessThan(300);
});

test('with nobody else, or nobody late, a piece passes in every round', async () => {
  const { during, beLate, end } = start();
  beLate(50);
  expect(await during(1000)).toBe(1000 / roundMs);
  beLate(0);
  expect(await during(1000, { isServed: true })).toBe(1000 / roundMs);
  await end();
});

test('while others are answered late, uploads step back, never below their share, and come back afterwards', async () => {
  const { pace, during, beLate, timers, end } = start();
  beLate(5);
  await during(2000, { isServed: true });
  expect(pace.held[0]).toBe(1);
  const slow = await during(1000, { isServed: true });
  expect(slow).toBeGreaterThan(60);
  expect(slow).toBeLessThan(130);
  beLate(0);
  const first = await during(500, { isServed: true });
  await during(3000, { isServed: true });
  expect(await during(500, { isServed: true })).toBeGreaterThan(2 * first);
  // They have left.
  beLate(5);
  await during(1500);
  expect(await during(1000)).toBe(1000 / roundMs);
  expect(pace.held[0]).toBe(0);
  await end();
  expect(timers).toEqual([]);
});

test('however many send, nobody waits so long that they seem silent', async () => {
  const { during, beLate, end } = start({ senders: 4000 });
  beLate(5);
  await during(2000, { isServed: true });
  // 4000 at 8 ms each would be 32 s.
  expect(await during(20_000, { isServed: true })).toBeGreaterThan(4000);
  await end();
});
