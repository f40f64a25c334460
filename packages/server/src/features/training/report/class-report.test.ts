import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { correctAttendance } from '@shuyuan/contract/training/attendance.wire';
import { readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import * as wire from '@shuyuan/contract/training/report/class-report.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';

type Caller = Awaited<ReturnType<ReturnType<typeof classesOf>['as']>>;
let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  shen = await classes.as('shenruoxi');
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const lines = [
  { label: '外请讲师', amountHundredths: 500_000 },
  { label: '茶歇', amountHundredths: 30_005 },
];
const snapshot = async () => [
  await classes.snapshot(),
  await world.rows('select class_id, label, amount_hundredths::text as amount from class_cost order by id'),
];

/** Three people with a seat at two meetings of three hours, which have begun. */
async function heldClass(title: string) {
  const id = await classes.publish({ title, seats: null });
  for (const account of ['linzhiyuan', 'fangqiming', 'wenjiahe']) await classes.enrol(await classes.as(account), id);
  for (const [table, key] of [
    ['class_meeting', 'class_id'],
    ['training_class', 'id'],
  ] as const)
    await world.rows(
      `update ${table} set starts_at = starts_at - interval '12 days', ends_at = ends_at - interval '12 days'
       where ${key} = $1`,
      [id],
    );
  const { meetings } = (await shen.call(readClassForm, { id })).body;
  const note = async (at: number, account: string, state: 'present' | 'late' | 'excused' | 'absent') => {
    const memberId = await classes.idOf(account);
    const said = { meetingId: meetings[at]?.id ?? '', memberId, state, reason: '签到表' };
    expect((await shen.call(correctAttendance, said)).status).toBe(200);
  };
  return { id, note };
}

test('[ENUM-11] planned and attended hours follow meetings and attendance; the cost is shared by those who were there', async () => {
  const { id, note } = await heldClass('工时与费用');
  await note(0, 'linzhiyuan', 'present');
  await note(1, 'linzhiyuan', 'late');
  await note(0, 'fangqiming', 'present');
  await note(1, 'fangqiming', 'excused');
  await note(0, 'wenjiahe', 'present');
  await note(0, 'wenjiahe', 'absent');
  expect((await shen.call(wire.saveClassCosts, { id, currency: 'CNY', lines })).body).toEqual({ id });
  expect((await shen.call(wire.readClassCosts, { id })).body).toEqual({
    currency: 'CNY',
    lines,
    costHundredths: 530_005,
    plannedMinutes: 360,
    seatCount: 3,
    attendedCount: 2,
    attendedMinutes: 540,
    perPersonHundredths: 265_003,
    canEdit: true,
  });
  const { items, recordCount } = (await shen.call(wire.listClassHours, { id, pageSize: 2 })).body;
  expect(items.map(({ fullName, attendedMinutes }) => [fullName, attendedMinutes])).toEqual([
    ['林知远', 360],
    ['方启明', 180],
  ]);
  expect(recordCount).toBe(3);
  const table = String((await shen.call(wire.exportClassHours, { id })).body);
  for (const part of ['5300.05 CNY', '2650.03 CNY', '林知远', '6.00']) expect(table).toContain(part);
  const workbook = await shen.call(wire.exportClassHoursWorkbook, { id });
  expect([workbook.status, workbook.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  // A bill that comes later replaces the lines; without any there is no currency.
  await shen.call(wire.saveClassCosts, { id, currency: null, lines: [] });
  const none = (await shen.call(wire.readClassCosts, { id })).body;
  expect([none.currency, none.costHundredths, none.perPersonHundredths]).toEqual([null, 0, null]);
});

test('[ENUM-11] the report of a period sums classes, people, hours and each currency; it holds only what one manages', async () => {
  const day = dayIn('Asia/Shanghai', world.clock.now() - 2 * dayMs);
  const period = { from: addDays(day, -1), to: addDays(day, 1) };
  const before = (await shen.call(wire.listClassReport, period)).body;
  const [one, other] = [await heldClass('甲期'), await heldClass('乙期')];
  await one.note(0, 'linzhiyuan', 'present');
  await shen.call(wire.saveClassCosts, { id: one.id, currency: 'CNY', lines });
  await shen.call(wire.saveClassCosts, { id: other.id, currency: 'EUR', lines: lines.slice(1) });
  const { items, recordCount, totals } = (await shen.call(wire.listClassReport, { ...period, pageSize: 100 })).body;
  expect(recordCount).toBe(before.recordCount + 2);
  expect(items.find(({ id }) => id === one.id)).toMatchObject({
    title: '甲期',
    plannedMinutes: 360,
    seatCount: 3,
    attendedCount: 1,
    attendedMinutes: 180,
    perPersonHundredths: 530_005,
  });
  expect(totals.plannedMinutes).toBe(before.totals.plannedMinutes + 720);
  expect(totals.attendedMinutes).toBe(before.totals.attendedMinutes + 180);
  expect(totals.costs).toContainEqual({ currency: 'EUR', costHundredths: 30_005 });
  const far = { from: addDays(day, 300), to: addDays(day, 301) };
  expect((await shen.call(wire.listClassReport, far)).body).toMatchObject({ items: [], recordCount: 0 });
  const others = (await (await classes.as('guhuaiqian')).call(wire.listClassReport, period)).body.items;
  expect(others.map(({ id }) => id)).not.toContain(one.id);
  const table = String((await shen.call(wire.exportClassReport, period)).body);
  for (const part of ['甲期', '乙期', '合计', 'EUR', '300.05']) expect(table).toContain(part);
  const workbook = await shen.call(wire.exportClassReportWorkbook, period);
  expect([workbook.status, workbook.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('[ENUM-11] costs and hours are nobody else’s business, and wrong lines change nothing', async () => {
  const id = await classes.publish({ title: '不公开的费用' });
  await shen.call(wire.saveClassCosts, { id, currency: 'CNY', lines });
  const outsider = await classes.welcomeOutsider();
  const learner = await classes.as('linzhiyuan');
  const lecturer = await classes.as('guhuaiqian');
  const before = await snapshot();
  const input = { id, currency: 'USD' as const, lines: [{ label: '场地', amountHundredths: 100 }] };
  for (const [by, code] of [
    [outsider, 'request.not-found'],
    [learner, 'auth.forbidden'],
    [lecturer, 'auth.forbidden'],
  ] as const) {
    expect(await by.call(wire.saveClassCosts, input)).toMatchObject(refusal(code));
    expect(await by.call(wire.readClassCosts, { id })).toMatchObject(refusal(code));
    expect(await by.call(wire.listClassHours, { id })).toMatchObject(refusal(code));
    expect(await by.call(wire.exportClassHours, { id })).toMatchObject(refusal(code));
  }
  const wrong = [
    { ...input, currency: null },
    { ...input, lines: [] },
    { ...input, lines: [{ label: '场地', amountHundredths: 0 }] },
    { ...input, lines: [{ label: ' ', amountHundredths: 5 }] },
    { ...input, lines: Array.from({ length: 21 }, () => ({ label: '场地', amountHundredths: 5 })) },
  ];
  for (const one of wrong) expect((await shen.call(wire.saveClassCosts, one)).status).toBe(422);
  const banned = { ...input, lines: [{ label: '代开发票', amountHundredths: 5 }] };
  expect(await shen.call(wire.saveClassCosts, banned)).toMatchObject(refusal('sensitive.found'));
  expect((await shen.call(wire.listClassReport, { from: '2026-05-02', to: '2026-05-01' })).status).toBe(422);
  expect((await shen.call(wire.listClassReport, { from: '2020-01-01', to: '2026-05-01' })).status).toBe(422);
  expect(await snapshot()).toEqual(before);
});
