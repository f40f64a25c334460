import { expect, test } from 'vitest';
import type { Act } from './programme.ts';
import { createQueue } from './queue.ts';

const act = (name: string): Act => ({ name, product: {}, journeys: [] });

test('files come in their order, and a lane goes home when none is left', async () => {
  const queue = createQueue([act('one'), act('two')]);
  expect([(await queue.next())?.act.name, (await queue.next())?.act.name]).toEqual(['one', 'two']);
  queue.done();
  queue.done();
  expect(await queue.next()).toBeUndefined();
});

test('a file is repeated five times, before what is left', async () => {
  const queue = createQueue([act('one'), act('two')]);
  const first = await queue.next();
  queue.done(first?.act);
  const names: string[] = [];
  for (let turn = await queue.next(); turn; turn = await queue.next()) {
    names.push(`${turn.act.name}${turn.isRepeat ? ' again' : ''}`);
    queue.done();
  }
  expect(names).toEqual([...Array<string>(5).fill('one again'), 'two']);
});

test('a free lane waits for the last file, and takes its share of the repeats', async () => {
  const queue = createQueue([act('one')]);
  const last = await queue.next();
  const waiting = queue.next();
  queue.done(last?.act);
  expect(await waiting).toMatchObject({ isRepeat: true });
});
