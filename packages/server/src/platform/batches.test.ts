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
  const { batch, written, writeBehind } = open();
  writeBehind(batch, [1]);
  writeBehind(batch, [2, 3]);
  await vi.advanceTimersByTimeAsync(flushMs - 1);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[1, 2, 3]]);
  writeBehind(batch, [4]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(written).toEqual([[1, 2, 3], [4]]);
});

test('many rows do not wait for the second to pass', async () => {
  const { batch, written, writeBehind } = open();
  for (let n = 0; n < flushRows; n++) writeBehind(batch, [n]);
  await vi.advanceTimersByTimeAsync(0);
  expect(written.map((rows) => rows.length)).toEqual([flushRows]);
});

test('closing writes what still waits', async () => {
  const { batch, written, writeBehind, close } = open();
  writeBehind(batch, [1]);
  await close();
  expect(written).toEqual([[1]]);
});

test('a failing database loses the rows, says so, and the next are tried again', async () => {
  const { batch, written, writeBehind } = open(async ([first]) => {
    if (first === 1) throw new Error('down');
  });
  writeBehind(batch, [1]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ batch: 'numbers', rows: 1 }), expect.any(String));
  writeBehind(batch, [2]);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(written).toEqual([[1], [2]]);
});

test('what waits for a database that does not answer is bounded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { batch, written, writeBehind, close } = open(([first]) => (first === 0 ? promise : Promise.resolve()));
  writeBehind(
    batch,
    Array.from({ length: flushRows }, (_, n) => n),
  );
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 0; n < waitingMax / 100 + 10; n++)
    writeBehind(
      batch,
      Array.from({ length: 100 }, () => 1),
    );
  resolve();
  await close();
  expect(written.map((rows) => rows.length)).toEqual([flushRows, waitingMax]);
});
