import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineLog } from '../app/log.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { type Bus, type BusNews, memoryBus } from './bus.ts';
import { batches, postgresBus } from './bus-postgres.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function newsOf(bus: Bus, topic: string): BusNews[] {
  const news: BusNews[] = [];
  bus.subscribe(topic, (one) => news.push(one));
  return news;
}

/** One suite for every kind of bus: what one process says, it hears itself, and its neighbours hear once. */
test.each([
  [
    'memory',
    async () => {
      const bus = memoryBus();
      return [bus, bus] as const;
    },
  ],
  [
    'postgres',
    async () => {
      const log = lineLog('silent');
      return [await postgresBus(world.url, log), await postgresBus(world.url, log)] as const;
    },
  ],
])('the %s bus delivers in order, once, to every listener of the topic', async (_, open) => {
  const [here, there] = await open();
  const [own, other, elsewhere] = [newsOf(here, 'a'), newsOf(there, 'a'), newsOf(there, 'b')];
  for (let n = 0; n < 200; n++) here.publish('a', { n, text: '书院'.repeat(20) });
  await expect.poll(() => other.length).toBe(200);
  expect(own.map(({ n }) => n)).toEqual([...Array(200).keys()]);
  expect(other.map(({ n }) => n)).toEqual(own.map(({ n }) => n));
  expect(elsewhere).toEqual([]);
  await here.close();
  if (there !== here) await there.close();
});

test('no batch is larger than PostgreSQL takes, and nothing is left out', () => {
  const items = Array.from({ length: 300 }, (_, n) => ({ topic: 't', news: { n, text: '字'.repeat(n % 90) } }));
  const texts = batches('me', items);
  expect(texts.every((text) => Buffer.byteLength(text) < 8_000)).toBe(true);
  // The text is our own JSON.
  const back = texts.flatMap((text) => (JSON.parse(text) as { items: typeof items }).items);
  expect(back).toEqual(items);
});

test('a lost connection comes back by itself', async () => {
  const log = lineLog('silent');
  const [here, there] = [await postgresBus(world.url, log), await postgresBus(world.url, log)];
  const news = newsOf(there, 'a');
  await world.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shuyuan-bus' and datname = current_database()",
  );
  await expect
    .poll(
      () => {
        here.publish('a', { again: true });
        return news.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
  await here.close();
  await there.close();
});
