import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import type { RebuildProgress } from './check.store.ts';
import { rebuildIndex } from './rebuild-index.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  await indexWorld(world);
});
afterAll(() => world.close());

const pace = { everyMs: 5, restMs: 5 };
const documents = async () => {
  const rows = await world.rows(
    `select source, source_id, part, title, text from search_document order by source, source_id, part`,
  );
  return JSON.stringify(rows);
};
const open = async () => (await world.rows('select source from search_rebuild where finished_at is null')).length;

test('[D-195] a rebuild that is stopped goes on where it was when it is run again, and finds stay found meanwhile', async () => {
  const { system } = world.installation;
  const [before, found] = [await documents(), await of.idsFor('linzhiyuan', '安全')];
  // Whatever an earlier version of the product wrote.
  await world.rows(`insert into search_document select (jsonb_populate_record(d, '{"source_id": "gone"}')).*
    from search_document d where source = 'circle' limit 1`);
  world.clock.advance(1_000);

  const stopping = new AbortController();
  const first: RebuildProgress[] = [];
  const isWhole = await rebuildIndex(system, searchables, {
    pace,
    signal: stopping.signal,
    tell: (progress) => {
      first.push(progress);
      stopping.abort();
    },
  });
  expect(isWhole).toBe(false);
  expect(first.length).toBeGreaterThan(0);
  const left = await open();
  expect(left).toBeGreaterThan(0);
  expect(await of.idsFor('linzhiyuan', '安全')).toEqual(found);

  const second: RebuildProgress[] = [];
  const { signal } = new AbortController();
  expect(await rebuildIndex(system, searchables, { pace, signal, tell: (progress) => second.push(progress) })).toBe(
    true,
  );
  expect(await open()).toBe(0);
  const last = new Map([...first, ...second].map((progress) => [progress.source, progress]));
  expect([...last.keys()].toSorted()).toEqual(searchables.map(({ source }) => source).toSorted());
  for (const { doneCount, totalCount } of last.values()) expect(doneCount).toBe(totalCount);
  expect(await documents()).toBe(before);
});

test('[D-195] a rebuild that was finished begins anew, and beside a server that runs the two take turns', async () => {
  const beside = await openWorld({ beside: world });
  try {
    const { signal } = new AbortController();
    const runs = [world, beside].map(({ installation }) =>
      rebuildIndex(installation.system, searchables, { pace, signal, tell: () => undefined }),
    );
    expect(await Promise.all(runs)).toEqual([true, true]);
    expect(await open()).toBe(0);
  } finally {
    await beside.close();
  }
});
