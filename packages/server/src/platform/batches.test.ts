import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Batch, flushMs, flushRows, openBatches, waitingMax } from './batches.ts';
import type { Scope } from './db.ts';

const inTransaction: Scope['inTransaction'] = (work) => work({} as never);
const warn = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockReset();
});

function open(write: (rows: readonly number[]) => Promise<void> = async () => undefined) {
  const written: number[][] = [];
  const batch: Batch<number> = {
    name: 'numbers',
    write: async (_tx, rows) => {
      written.push([...rows]);
      await write(rows);
    },
  };
  return { batch, written, ...openBatches({ inTransaction, log: { warn } }) };
}

test('rows of one second are written together', async () => {
  const { batch, written, later } = open();
  later(batch, [1]);
  later(batch, [2, 3]);
  await vi.advanceTimersByTimeAsync(flushMs - 1);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[1, 2, 3]]);
  later(batch, [4]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(written).toEqual([[1, 2, 3], [4]]);
});

test('many rows do not wait for the second to pass', async () => {
  const { batch, written, later } = open();
  for (let n = 0; n < flushRows; n++) later(batch, [n]);
  await vi.advanceTimersByTimeAsync(0);
  expect(written.map((rows) => rows.length)).toEqual([flushRows]);
});

test('closing writes what still waits', async () => {
  const { batch, written, later, close } = open();
  later(batch, [1]);
  await close();
  expect(written).toEqual([[1]]);
});

test('a failing database loses the rows, says so, and the next are tried again', async () => {
  const { batch, written, later } = open(async ([first]) => {
    if (first === 1) throw new Error('down');
  });
  later(batch, [1]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ batch: 'numbers', rows: 1 }), expect.any(String));
  later(batch, [2]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(written).toEqual([[1], [2]]);
});

test('what waits for a database that does not answer is bounded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { batch, written, later, close } = open(([first]) => (first === 0 ? promise : Promise.resolve()));
  later(
    batch,
    Array.from({ length: flushRows }, (_, n) => n),
  );
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 0; n < waitingMax / 100 + 10; n++)
    later(
      batch,
      Array.from({ length: 100 }, () => 1),
    );
  resolve();
  await close();
  expect(written.map((rows) => rows.length)).toEqual([flushRows, waitingMax]);
});
