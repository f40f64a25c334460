import { expect, test } from 'vitest';
import type { ContextOf, Reads, Tx } from './context.ts';
import { coalesce, coalesceReads, coalesceWrites } from './coalesce.ts';

test('whoever comes while a batch is under way is in the next one, and each has an answer of their own', async () => {
  const batches: number[][] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const double = coalesce<number, number>(async (inputs) => {
    batches.push([...inputs]);
    await gates[batches.length - 1]?.promise;
    return inputs.map((input) => input * 2);
  }, 2);
  const answers = [1, 2, 3, 4].map(double);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('a batch that fails fails for everybody in it, and the next one goes on', async () => {
  let isBroken = true;
  const work = coalesce<number, number>(async (inputs) => {
    if (isBroken) throw new Error('broken');
    return inputs;
  }, 10);
  await expect(work(1)).rejects.toThrow('broken');
  isBroken = false;
  expect(await work(2)).toBe(2);
});

test('writes that come together are one transaction of their tenant; one that fails keeps no other from being written', async () => {
  const batches: number[][] = [];
  const write = coalesceWrites<number, number>(async (_tx, inputs) => {
    batches.push([...inputs]);
    if (inputs.includes(3)) throw new Error('three');
    return inputs.map((input) => input * 2);
  }, 10);
  const tenant = () => {
    // The work above asks nothing of its transaction.
    const inTransaction = (async (work) => work({} as Tx)) as ContextOf<unknown>['inTransaction'];
    return { inTransaction };
  };
  const [one, other] = [tenant(), tenant()];
  const answers = await Promise.allSettled([write(one, 1), write(one, 2), write(one, 3), write(other, 4)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
    2,
    4,
    'three',
    8,
  ]);
  expect(batches).toEqual([[1], [4], [2, 3], [2], [3]]);
});

test('reads that come together are one read of their tenant; one that fails keeps nobody else from an answer', async () => {
  const batches: number[][] = [];
  const ask = coalesceReads<number, number>(async (_read, inputs) => {
    batches.push([...inputs]);
    if (inputs.includes(3)) throw new Error('three');
    return inputs.map((input) => input * 2);
  }, 10);
  // The work above asks nothing of it.
  const tenant = () => ({ read: {} as Reads });
  const [one, other] = [tenant(), tenant()];
  const answers = await Promise.allSettled([ask(one, 1), ask(one, 2), ask(one, 3), ask(other, 4)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
    2,
    4,
    'three',
    8,
  ]);
  expect(batches).toEqual([[1], [4], [2, 3], [2], [3]]);
});
