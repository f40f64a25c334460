import * as followUp from '@shuyuan/contract/centre/packs/follow-up.wire';
import * as own from '@shuyuan/contract/centre/packs/own-pack.wire';
import * as wire from '@shuyuan/contract/centre/packs/push.wire';
import { listSubordinates, readSubordinate } from '@shuyuan/contract/centre/director/director.wire';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { packsOf } from '../../../world/tests/training/test-packs.ts';

let world: TestWorld;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  world = await openWorld();
  packs = packsOf(world);
});
afterAll(() => world.close());

const zhou = () => packs.as('zhoumuyun');
const peopleOf = async (caller: TestWorld['visitor'], id: string, query: object = {}) =>
  (await caller.call(followUp.listPackPeople, { id, pageSize: 100, ...query })).body.items;
const standingsOf = async (id: string) =>
  Object.fromEntries((await peopleOf(await zhou(), id)).map(({ fullName, standing }) => [fullName, standing]));
const toldOf = async (id: string) =>
  (
    await world.rows(
      `select job.payload ->> 'text' as text from graphile_worker._private_jobs job
       where job.payload -> 'subject' ->> 'id' = $1 order by job.id`,
      [id],
    )
  ).map(({ text }) => String(text));
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-181] [D-182] before a push everybody’s minutes, what they have done and what else is due are known, and nothing is written', async () => {
  const [first, second] = [await packs.course('切削'), await packs.course('夹具')];
  await first.finish('tangyuwei');
  const items = [first.asked, second.asked];
  const other = await packs.course('同时到期');
  await packs.push(['linzhiyuan'], { title: '另一个包', items: [other.asked], dueDay: packs.dayAfter(8) });
  const before = await packs.snapshot();
  const memberIds = [await packs.idOf('tangyuwei'), await packs.idOf('linzhiyuan')];
  const unit = await packs.placeOf('质量管理部');
  const caller = await zhou();
  const { body } = await caller.call(wire.previewPack, packs.fields({ items, memberIds, organizationIds: [unit] }));
  const inUnit = (await caller.call(listSubordinates, { organizationId: unit, pageSize: 100 })).body.recordCount;
  expect(body.peopleCount).toBe(inUnit + 1);
  const of = (name: string) => body.people.find(({ fullName }) => fullName === name);
  expect(of('唐予微')).toMatchObject({ doneCount: 1, closedCount: 0 });
  expect(of('林知远')?.doneCount).toBe(0);
  expect(of('林知远')?.minutes).toBe(body.minutes);
  expect(of('唐予微')?.minutes).toBeLessThan(body.minutes);
  expect(of('林知远')?.clashes.map(({ title }) => title)).toContain('另一个包');
  expect(body.clashingCount).toBe(body.people.filter(({ clashCount }) => clashCount > 0).length);
  expect(body.people.toSorted((a, b) => b.clashCount - a.clashCount || b.minutes - a.minutes)[0]?.fullName).toBe(
    body.people[0]?.fullName,
  );
  expect(await packs.snapshot()).toBe(before);
});

test('[ROUTE-24] [ROUTE-27] a pack goes to people and units, each is told; read receipt, progress, tasks and what is due say the same', async () => {
  const [first, second] = [await packs.course('看图'), await packs.course('量具')];
  const unit = await packs.placeOf('软件研发部');
  const found = (
    await (await zhou()).call(wire.findPackContents, { businessType: BusinessType.course, search: '量具' })
  ).body;
  expect(found.items).toEqual([{ id: second.id, title: '量具' }]);
  const items = [second.asked, first.asked];
  const id = await packs.push(['tangyuwei'], { items, organizationIds: [unit] });
  expect(await toldOf(id)).toEqual(['packPushed']);
  const standings = await standingsOf(id);
  expect(standings).toMatchObject({ 唐予微: 'due', 林知远: 'due', 何景行: 'due' });
  expect(standings).not.toHaveProperty('周牧云');
  const lin = await packs.as('linzhiyuan');
  const listed = (await lin.call(own.listOwnPacks, {})).body.items.find((pack) => pack.id === id);
  expect(listed).toMatchObject({ isRead: false, standing: 'due', askedCount: 2, finishedCount: 0 });
  const detail = (await lin.call(own.readOwnPack, { id })).body;
  expect(detail.items.map(({ title, isDone }) => [title, isDone])).toEqual([
    ['量具', false],
    ['看图', false],
  ]);
  const tasks = async () =>
    (await lin.call(listTasks, { pageSize: 100, kind: 'course' })).body.items
      .filter(({ dueTime }) => dueTime === detail.dueTime - 1)
      .map(({ title }) => title);
  expect(new Set(await tasks())).toEqual(new Set(['量具', '看图']));
  expect((await packs.rowOf(id, 'linzhiyuan'))?.['read_at']).toBeNull();
  expect((await lin.call(own.openOwnPack, { id })).status).toBe(200);
  await first.finish('linzhiyuan');
  const of = async () => (await peopleOf(await zhou(), id, { search: '知远' }))[0];
  const { readTime } = (await of()) ?? {};
  expect(await of()).toMatchObject({ standing: 'due', finishedCount: 1, askedCount: 2, readTime: expect.any(Number) });
  expect(await tasks()).toEqual(['量具']);
  world.clock.advance(hourMs);
  await lin.call(own.openOwnPack, { id });
  expect((await of())?.readTime).toBe(readTime);
  await second.finish('linzhiyuan');
  expect(await tasks()).toEqual([]);
  expect((await standingsOf(id))['林知远']).toBe('done');
  const { counts } = (await (await zhou()).call(followUp.readPack, { id })).body;
  expect(counts).toMatchObject({ read: 1, done: 1, overdue: 0 });
  packs.pass(9 * dayMs);
  expect(await standingsOf(id)).toMatchObject({ 唐予微: 'overdue', 林知远: 'done' });
  const person = (await (await zhou()).call(readSubordinate, { id: await packs.idOf('tangyuwei') })).body;
  expect(person.dues).toContainEqual(expect.objectContaining({ kind: 'pack', sourceId: id, progress: 'overdue' }));
  const overdue = await peopleOf(await zhou(), id, { standing: 'overdue' });
  expect(overdue.map(({ fullName }) => fullName)).not.toContain('林知远');
  const table = (await (await zhou()).call(followUp.exportPack, { id, standing: 'done' })).body;
  expect(table).toContain('林知远');
  expect(table).not.toContain('唐予微');
  expect((await (await zhou()).call(followUp.exportPackWorkbook, { id })).status).toBe(200);
  const list = (await (await zhou()).call(followUp.listPacks, { search: '新工艺' })).body.items;
  expect(list.find((pack) => pack.id === id)?.counts.done).toBe(1);
});

test('[CENTRE-02] [D-181] how far each is with one content of a pack is read by its place; what is not asked of somebody says so', async () => {
  const [first, second] = [await packs.course('识图'), await packs.course('测量')];
  const id = await packs.push(['tangyuwei', 'linzhiyuan'], { items: [first.asked, second.asked] });
  await second.finish('linzhiyuan');
  const caller = await zhou();
  const of = async (sequence: number, paging = {}) =>
    (await caller.call(followUp.listContentPeople, { id, sequence, ...paging })).body;
  const stateOf = ({ items }: Awaited<ReturnType<typeof of>>) =>
    items.map(({ fullName, isAsked, isDone, finishTime }) => [fullName, isAsked, isDone, finishTime !== null]);
  expect(stateOf(await of(1))).toEqual([
    ['唐予微', true, false, false],
    ['林知远', true, false, false],
  ]);
  expect(stateOf(await of(2))).toEqual([
    ['唐予微', true, false, false],
    ['林知远', true, true, true],
  ]);
  expect(await of(2, { page: 2, pageSize: 1 })).toMatchObject({ items: [{ fullName: '林知远' }], recordCount: 2 });
  await world.rows("update course set state = 'archived' where id = $1", [first.id]);
  expect((await of(1)).items.map(({ isAsked }) => isAsked)).toEqual([false, false]);
  await caller.call(followUp.withdrawPack, { id, memberIds: [await packs.idOf('tangyuwei')] });
  expect((await of(2)).items.map(({ fullName }) => fullName)).toEqual(['林知远']);
  for (const sequence of [0, 21]) {
    expect((await caller.call(followUp.listContentPeople, { id, sequence })).status).toBe(422);
  }
  expect((await caller.call(followUp.listContentPeople, { id, sequence: 3 })).status).toBe(404);
});

test('[D-181] those who are not done are reminded, but not twice a day; one is recorded as done with evidence; the rest is withdrawn, and told', async () => {
  const course = await packs.course();
  const id = await packs.push(['linzhiyuan', 'tangyuwei', 'hejingxing'], { items: [course.asked] });
  await course.finish('hejingxing');
  const caller = await zhou();
  const [linId, heId] = [await packs.idOf('linzhiyuan'), await packs.idOf('hejingxing')];
  expect((await caller.call(followUp.remindPack, { id })).body).toEqual({ remindedCount: 2 });
  expect((await caller.call(followUp.remindPack, { id })).body).toEqual({ remindedCount: 0 });
  packs.pass(dayMs);
  const later = await zhou();
  expect((await later.call(followUp.remindPack, { id, memberIds: [linId, heId] })).body).toEqual({ remindedCount: 1 });
  const mark = { id, memberId: linId, reason: '现场考核通过' };
  expect((await later.call(followUp.markPackDone, mark)).status).toBe(200);
  const again = await later.call(followUp.markPackDone, mark);
  expect([again.status, again.body.errorCode]).toEqual([
    errorTable['pack.settled-already'].status,
    numberOf('pack.settled-already'),
  ]);
  expect((await later.call(followUp.markPackDone, { ...mark, memberId: heId })).body.errorCode).toBe(
    numberOf('pack.settled-already'),
  );
  expect((await peopleOf(later, id, { search: '知远' }))[0]).toMatchObject({
    standing: 'done',
    finishedCount: 0,
    reminderCount: 2,
    mark: { reason: '现场考核通过', authorName: '周牧云', files: [] },
  });
  const lin = await packs.as('linzhiyuan');
  expect((await lin.call(own.readOwnPack, { id })).body.mark?.reason).toBe('现场考核通过');
  expect((await later.call(followUp.withdrawPack, { id })).body).toEqual({ withdrawnCount: 1 });
  expect(await standingsOf(id)).toEqual({ 林知远: 'done', 唐予微: 'withdrawn', 何景行: 'done' });
  const tang = await packs.as('tangyuwei');
  expect((await tang.call(own.readOwnPack, { id })).body.standing).toBe('withdrawn');
  expect((await later.call(followUp.withdrawPack, { id })).body).toEqual({ withdrawnCount: 0 });
  expect(await toldOf(id)).toEqual(['packPushed', 'packReminded', 'packReminded', 'packDone', 'packWithdrawn']);
});

test('[D-181] whoever was reminded today of all that is left of a pack hears nothing more; another item is reason enough', async () => {
  const [course, other] = [await packs.course(), await packs.course()];
  const first = await packs.push(['linzhiyuan', 'tangyuwei'], { items: [course.asked] });
  const second = await packs.push(['linzhiyuan', 'tangyuwei'], { items: [course.asked, other.asked] });
  await other.finish('linzhiyuan');
  const caller = await zhou();
  expect((await caller.call(followUp.remindPack, { id: first })).body).toEqual({ remindedCount: 2 });
  expect((await caller.call(followUp.remindPack, { id: second })).body).toEqual({ remindedCount: 1 });
  expect(await packs.rowOf(second, 'linzhiyuan')).toMatchObject({ reminder_count: 0, reminded_at: null });
  expect(await packs.rowOf(second, 'tangyuwei')).toMatchObject({ reminder_count: 1 });
});

test('[D-181] whoever moved away after the push is seen, reminded, settled and taken back by their new director alone', async () => {
  const course = await packs.course();
  const id = await packs.push(['linzhiyuan', 'tangyuwei'], { items: [course.asked] });
  const tangId = await packs.idOf('tangyuwei');
  await packs.moveTo('tangyuwei', '苏州工厂');
  const caller = await zhou();
  expect(await standingsOf(id)).toEqual({ 林知远: 'due' });
  expect((await caller.call(followUp.readPack, { id })).body.counts.people).toBe(1);
  expect((await caller.call(followUp.exportPack, { id })).body).not.toContain('唐予微');
  const memberIds = [tangId];
  expect((await caller.call(followUp.remindPack, { id, memberIds })).body).toEqual({ remindedCount: 0 });
  expect((await caller.call(followUp.withdrawPack, { id, memberIds })).body).toEqual({ withdrawnCount: 0 });
  expect((await caller.call(followUp.markPackDone, { id, memberId: tangId, reason: '学过' })).status).toBe(404);
  expect((await caller.call(wire.pushPack, packs.fields({ items: [course.asked], memberIds }))).body.errorCode).toBe(
    numberOf('pack.unknown-person'),
  );
  expect(await packs.rowOf(id, 'tangyuwei')).toMatchObject({ reminder_count: 0, withdrawn_at: null, mark_id: null });
  const song = await packs.as('songqinghe');
  expect((await peopleOf(song, id)).map(({ fullName }) => fullName)).toEqual(['唐予微']);
  expect((await song.call(followUp.remindPack, { id })).body).toEqual({ remindedCount: 1 });
  // All of them moved: for the one who pushed it, it is not there any more; for them it is.
  await packs.moveTo('linzhiyuan', '苏州工厂');
  expect((await caller.call(followUp.readPack, { id })).status).toBe(404);
  expect((await (await packs.as('linzhiyuan')).call(own.readOwnPack, { id })).status).toBe(200);
  await packs.moveTo('linzhiyuan', '软件研发部');
  await packs.moveTo('tangyuwei', '质量管理部');
});

test('[ROUTE-26] [D-182] a preview is for its author alone, shows nobody’s progress and writes none', async () => {
  const course = await packs.course();
  const id = await packs.push(['linzhiyuan'], { items: [course.asked] });
  await course.finish('linzhiyuan');
  const before = await packs.snapshot();
  const { body } = await (await zhou()).call(own.previewOwnPack, { id });
  expect(body.items).toMatchObject([{ kind: 'course', isDone: false }]);
  expect(await packs.snapshot()).toBe(before);
  expect((await packs.rowOf(id, 'linzhiyuan'))?.['read_at']).toBeNull();
  expect((await (await packs.as('songqinghe')).call(own.previewOwnPack, { id })).status).toBe(404);
  expect((await (await packs.as('linzhiyuan')).call(own.previewOwnPack, { id })).status).toBe(403);
});

test('[D-181] refused: outside the own organisations, nobody, nothing, the same twice, a day that is over, an unknown content', async () => {
  const course = await packs.course();
  const [inside, outside] = [await packs.idOf('linzhiyuan'), await packs.idOf('xiaoyichen')];
  const right = packs.fields({ items: [course.asked], memberIds: [inside] });
  const before = await packs.snapshot();
  const caller = await zhou();
  const refused: [Partial<InputOf<typeof wire.pushPack>>, keyof typeof errorTable][] = [
    [{ memberIds: [inside, outside] }, 'pack.unknown-person'],
    [{ memberIds: [await packs.idOf('zhoumuyun')] }, 'pack.unknown-person'],
    [{ organizationIds: [await packs.placeOf('苏州工厂')] }, 'pack.unknown-person'],
    [{ organizationIds: [await packs.placeOf('青禾智造股份有限公司')] }, 'pack.unknown-person'],
    [{ memberIds: [] }, 'pack.not-ready'],
    [{ items: [] }, 'pack.not-ready'],
    [{ items: [course.asked, course.asked] }, 'pack.not-ready'],
    [{ dueDay: packs.dayAfter(-1) }, 'pack.not-ready'],
    [{ items: [{ ...course.asked, businessId: 'unknown' }] }, 'course.unknown-content'],
  ];
  for (const [change, code] of refused)
    expect((await caller.call(wire.pushPack, { ...right, ...change })).body.errorCode, JSON.stringify(change)).toBe(
      numberOf(code),
    );
  for (const wrong of [{ title: '' }, { dueDay: '2026-02-30' }, { timeZone: 'Mars/Base' }])
    expect((await caller.call(wire.pushPack, { ...right, ...wrong })).status).toBe(422);
  expect((await caller.call(wire.previewPack, { ...right, memberIds: [outside] })).body.errorCode).toBe(
    numberOf('pack.unknown-person'),
  );
  expect(await packs.snapshot()).toBe(before);
});

test('[D-181] more people than one pack may reach are refused', async () => {
  const course = await packs.course();
  await world.rows(
    `insert into member (id, tenant_id, organization_id, account, full_name)
     select 'crowd' || n, place.tenant_id, place.id, 'crowd' || n, '众人' || n
     from organization place, generate_series(1, 501) n where place.name = '工艺工程部'`,
  );
  const input = packs.fields({ items: [course.asked], organizationIds: [await packs.placeOf('工艺工程部')] });
  const { body } = await (await zhou()).call(wire.pushPack, input);
  expect(body.errorCode).toBe(numberOf('pack.too-many-people'));
  await world.rows("update member set state = 'left' where id like 'crowd%'");
});

test('[D-181] refused: visitors 401, whoever directs nobody 403, other directors and companies 404; nothing is changed', async () => {
  const course = await packs.course();
  const id = await packs.push(['linzhiyuan'], { items: [course.asked] });
  const memberId = await packs.idOf('linzhiyuan');
  const outsider = await packs.welcomeOutsider();
  const before = await packs.snapshot();
  const statusesOf = async (caller: TestWorld['visitor']) => [
    (await caller.call(followUp.readPack, { id })).status,
    (await caller.call(followUp.listPackPeople, { id })).status,
    (await caller.call(followUp.listContentPeople, { id, sequence: 1 })).status,
    (await caller.call(followUp.remindPack, { id })).status,
    (await caller.call(followUp.withdrawPack, { id })).status,
    (await caller.call(followUp.markPackDone, { id, memberId, reason: '学过' })).status,
    (await caller.call(followUp.exportPack, { id })).status,
    (await caller.call(followUp.exportPackWorkbook, { id })).status,
    (await caller.call(own.previewOwnPack, { id })).status,
  ];
  const all = (status: number) => Array.from({ length: 9 }, () => status);
  expect(await statusesOf(world.visitor)).toEqual(all(401));
  expect(await statusesOf(await packs.as('linzhiyuan'))).toEqual(all(403));
  for (const caller of [await packs.as('songqinghe'), await packs.as('luchengze'), outsider])
    expect(await statusesOf(caller)).toEqual(all(404));
  expect((await outsider.call(followUp.listPacks, {})).body.items).toEqual([]);
  const input = packs.fields({ items: [course.asked], memberIds: [memberId] });
  expect((await world.visitor.call(wire.pushPack, input)).status).toBe(401);
  expect((await (await packs.as('linzhiyuan')).call(wire.pushPack, input)).status).toBe(403);
  expect((await (await packs.as('luchengze')).call(wire.pushPack, input)).body.errorCode).toBe(
    numberOf('pack.unknown-person'),
  );
  const other = await packs.as('tangyuwei');
  for (const endpoint of [own.readOwnPack, own.openOwnPack]) {
    expect((await other.call(endpoint, { id })).status).toBe(404);
    expect((await world.visitor.call(endpoint, { id })).status).toBe(401);
  }
  expect(await packs.snapshot()).toBe(before);
});
