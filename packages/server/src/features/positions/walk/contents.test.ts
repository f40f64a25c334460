import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const first = async (id: string) => (await positions.chaptersOf(learner, id))[0]?.positionSections[0];

test('[POSITION-07] a survey is done when one took part, and only its day is told; closed, it asks nobody any more', async () => {
  const surveys = surveysOf(world);
  const author = await surveys.as('luchengze');
  const [answered, missed] = [await surveys.open(author), await surveys.open(author)];
  const section = (businessId: string) => ({
    businessType: BusinessType.research,
    businessId,
    title: '满意度',
    require: true,
  });
  const path = await positions.publish([[section(answered)], [link('试装')]]);
  const other = await positions.publish([[section(missed)], [link('试装')]]);
  for (const { id } of [path, other]) await positions.assign(id, learner);
  expect(await first(path.id)).toMatchObject({ finishStatus: 0, isAvailable: true });
  await surveys.answer(await positions.as(learner), answered);
  const done = await first(path.id);
  expect(done).toMatchObject({ finishStatus: 1, isFinished: true });
  // The beginning of the day in Shanghai, whenever it was.
  expect(((done?.finishTime ?? 0) / minuteMs + 8 * 60) % (24 * 60)).toBe(0);
  expect((await positions.chaptersOf(learner, path.id))[1]?.lockIcon).toBe(false);
  await world.rows(`update survey set state = 'closed', closed_at = now() where id = $1`, [missed]);
  expect(await first(other.id)).toMatchObject({ finishStatus: 0, isAvailable: false });
  expect((await positions.chaptersOf(learner, other.id))[1]?.lockIcon).toBe(false);
});

type Live = { readonly id: string; readonly status: number; readonly minutesThere: number };

/** A live of so long ago, and how long 林知远 was there. */
async function visit({ id, status, minutesThere }: Live): Promise<void> {
  await world.rows(
    `update live set status = $2::smallint, started_at = now() - interval '1 hour',
       ended_at = case when $2::smallint = 3 then now() - interval '20 minutes' end where id = $1`,
    [id, status],
  );
  await world.rows(
    `insert into live_visit (id, tenant_id, live_id, person_key, member_id, identity, entered_at, seen_at, left_at, node)
     select 'visit-' || $1, tenant_id, $1, 'm:' || id, id, 4, now() - interval '2 hours', left_at, left_at, 'test'
     from member, (select now() - interval '1 hour' + $2::integer * interval '1 minute' as left_at) stay where account = $3`,
    [id, minutesThere, learner],
  );
}

test('[POSITION-07] a live is done by ten minutes of presence; its replay is confirmed only once it is over', async () => {
  const rows = await world.rows(`select id from live where share_scope = 1 and request_status = 3 order by id limit 3`);
  const [long = '', short = '', running = ''] = rows.map(({ id }) => String(id));
  await world.rows('delete from live_visit');
  await visit({ id: long, status: 3, minutesThere: 11 });
  await visit({ id: short, status: 3, minutesThere: 9 });
  await visit({ id: running, status: 2, minutesThere: 9 });
  const section = (businessId: string, title: string) => ({
    businessType: BusinessType.nativeLive,
    businessId,
    title,
    require: true,
  });
  const { id } = await positions.publish([[section(long, '长'), section(short, '短'), section(running, '进行中')]]);
  await positions.assign(id, learner);
  const states = async () =>
    (await positions.chaptersOf(learner, id))[0]?.positionSections.map(({ isFinished }) => isFinished);
  // An hour in the room before it began counts nothing.
  expect(await states()).toEqual([true, false, false]);
  await positions.open(learner, id, '进行中');
  const early = await positions.confirm(learner, id, '进行中');
  expect(early.body.errorCode).toBe(errorTable['course.wrong-state'].number);
  await positions.read(learner, id, '短');
  expect(await states()).toEqual([true, true, false]);
});
