import { expect, test } from 'vitest';
import { lifeCycle } from './transitions.ts';

const door = lifeCycle<'open' | 'shut' | 'walled-up'>()({
  shut: { from: ['open'], to: 'shut' },
  open: { from: ['shut'], to: 'open' },
  wallUp: { from: ['open', 'shut'], to: 'walled-up' },
});

test('an action may leave the states its row names and no other', () => {
  const allowed = (['shut', 'open', 'wallUp'] as const).map((action) =>
    (['open', 'shut', 'walled-up'] as const).filter((state) => door.can(action, state)),
  );
  expect(allowed).toEqual([['open'], ['shut'], ['open', 'shut']]);
});

test('the table is handed out as it was given, for the WHERE of an update', () => {
  expect(door.table.wallUp).toEqual({ from: ['open', 'shut'], to: 'walled-up' });
});
