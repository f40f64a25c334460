import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

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
