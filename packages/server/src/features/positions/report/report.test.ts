import { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import * as manage from '@shuyuan/contract/positions/manage-position.wire';
import * as wire from '@shuyuan/contract/positions/path-report.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let positionId: string;
const director = 'guhuaiqian';
const [below, outside] = ['linzhiyuan', 'amina'];
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
  ({ id: positionId } = await positions.publish([[link('一'), link('二')]], { name: '报表技师' }));
  // 顾怀谦 directs the organisation 林知远 belongs to; 阿米娜 is moved elsewhere.
  await world.rows("delete from member_fact where fact = 'director'");
  await world.rows(
    `insert into member_fact (tenant_id, member_id, fact, organization_id)
     select director.tenant_id, director.id, 'director', person.organization_id from member director, member person
     where director.account = $1 and person.account = $2`,
    [director, below],
  );
  await world.rows(`update member set organization_id = tenant_id where account = $1`, [outside]);
  await world.rows(`delete from member_organization where member_id = (select id from member where account = $1)`, [
    outside,
  ]);
  await positions.assign(positionId, below, outside, director);
  await positions.read(below, positionId, '一');
});
afterAll(() => world.close());

const reportOf = async (account: string, over: object = {}) =>
  (await (await positions.as(account)).call(wire.listPathReport, { positionId, ...over })).body;
const namesOf = async (account: string, over: object = {}) =>
  (await reportOf(account, over)).items.map(({ fullName }) => fullName);

test('[POSITION-10] a director sees the paths of the people below, not of others nor their own; a manager all', async () => {
  expect(await namesOf(director)).toEqual(['林知远']);
  expect(await namesOf('luchengze')).toHaveLength(3);
  expect((await (await positions.as(director)).call(wire.findPathReport, {})).body).toMatchObject({
    can: { report: true },
    positions: expect.arrayContaining([{ id: positionId, name: '报表技师' }]),
  });
});

test('[POSITION-10] whoever directs nobody is refused the list and its files, and offered nothing', async () => {
  const amina = await positions.as(outside);
  for (const endpoint of [wire.listPathReport, wire.exportPathReport, wire.exportPathReportWorkbook])
    expect((await amina.call(endpoint, {})).status).toBe(404);
  expect((await amina.call(wire.findPathReport, {})).body).toEqual({ can: { report: false }, positions: [] });
  expect((await amina.call(wire.listPathReport, { auditState: 'nonsense' as never })).status).toBe(422);
});

test('[POSITION-10] the report, the path, the list of holders and the table show one progress', async () => {
  const [row] = (await reportOf(director)).items;
  const own = await positions.infoOf(below, positionId);
  const admin = await positions.as('luchengze');
  const holders = (await admin.call(manage.listPositionHolders, { id: positionId })).body.items;
  const holder = holders.find(({ fullName }) => fullName === '林知远');
  const numbers = ({ requiredCount, finishedCount, percentage }: typeof own) => ({
    requiredCount,
    finishedCount,
    percentage,
  });
  expect(row).toMatchObject({ ...numbers(own), auditState: 'none', submitTime: null, lastTime: expect.any(Number) });
  expect(row).toMatchObject({ requiredCount: 2, finishedCount: 1, percentage: 50 });
  expect(holder).toMatchObject(numbers(own));
  const { body: table } = await (await positions.as(director)).call(wire.exportPathReport, { positionId });
  expect(table).toContain('报表技师,林知远');
  expect(table).toMatch(/,2,1,50,/);
});

test('[POSITION-10] filters narrow the list, and stand in the file', async () => {
  expect(await namesOf('luchengze', { search: '知远' })).toEqual(['林知远']);
  expect(await namesOf('luchengze', { auditState: 'agreed' })).toEqual([]);
  const [{ organization_id: organizationId }] = (await world.rows(
    'select organization_id from member where account = $1',
    [below],
  )) as [{ organization_id: string }];
  expect(await namesOf('luchengze', { organizationId })).toContain('林知远');
  expect(await namesOf('luchengze', { organizationId })).not.toContain('阿米娜');
  const admin = await positions.as('luchengze');
  const { body } = await admin.call(wire.exportPathReport, {
    positionId,
    search: '知远',
    auditState: 'none',
    organizationId,
  });
  const head = body.split('\r\n').slice(0, 6).join('\n');
  for (const word of ['知远', '报表技师', '软件研发部', '未提交']) expect(head).toContain(word);
  expect((await admin.call(wire.exportPathReportWorkbook, { positionId })).status).toBe(200);
});

test('[POSITION-10] a director reads the evidence of their people before it is handed in, and of nobody else', async () => {
  const [chief, admin] = [await positions.as(director), await positions.as('luchengze')];
  const rows = (await admin.call(wire.listPathReport, { positionId })).body.items;
  const statusOf = async (name: string) => {
    const progressId = rows.find(({ fullName }) => fullName === name)?.progressId ?? '';
    return (await chief.call(readPositionAudit, { progressId })).status;
  };
  const [{ full_name: stranger }] = (await world.rows('select full_name from member where account = $1', [
    outside,
  ])) as [{ full_name: string }];
  expect(await statusOf('林知远')).toBe(200);
  expect(await statusOf(stranger)).toBe(404);
});

test('[POSITION-10] progress is worked out for the walks of the page alone, however many there are', async () => {
  await world.rows('create sequence asked_progress');
  await world.rows('alter function position_progress(text, timestamptz) rename to position_progress_of_run');
  await world.rows(
    `create function position_progress(run text, as_of timestamptz)
       returns table (required_count integer, finished_count integer, percentage integer) language plpgsql as $$
     begin
       perform nextval('asked_progress');
       return query select * from position_progress_of_run(run, as_of);
     end $$`,
  );
  await world.rows('grant usage on sequence asked_progress to public');
  const page = await reportOf('luchengze', { positionId: undefined, page: 1, pageSize: 1 });
  expect(page.items).toHaveLength(1);
  expect(page.recordCount).toBeGreaterThan(2);
  expect(await world.rows('select last_value::integer as asked from asked_progress')).toEqual([{ asked: 1 }]);
  await world.rows('drop function position_progress(text, timestamptz)');
  await world.rows('alter function position_progress_of_run(text, timestamptz) rename to position_progress');
});
