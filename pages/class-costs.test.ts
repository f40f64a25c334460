import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

async function publishedClass(title: string): Promise<string> {
  const [teacher] = await world.rows("select id from member where account = 'yewanqing'");
  const startTime = Date.now() + 10 * dayMs;
  const made = await world.write('shenruoxi', createClass, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title,
    introduction: '',
    teacherId: String(teacher?.['id']),
    audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
    seats: 5,
    needsApproval: false,
    waitingMax: 0,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 0,
    timeZone: 'Asia/Shanghai',
    meetings: [
      { title: '', startTime, endTime: startTime + 2 * hourMs, location: '东楼', url: null, lecturerName: '' },
    ],
  });
  await world.write('shenruoxi', publishClass, made);
  return made.id;
}

test('[ENUM-11] costs are written down, stand after a reload and in the report of the period, and the class is held again', async () => {
  const id = await publishedClass('要算账的班');
  const page = await openPage(world, 'shenruoxi', `training-manage/${id}?tab=costs`);
  await page.getByRole('button', { name: word('teaching.costs.add') }).click();
  await page.getByRole('button', { name: word('teaching.costs.save') }).click();
  await page.getByText(word('teaching.costs.wrong')).waitFor();
  await page.getByLabel(word('teaching.costs.label', { number: '1' })).fill('外请讲师');
  await page.getByLabel(word('teaching.costs.amount', { number: '1' })).fill('1200.5');
  await page.getByRole('button', { name: word('teaching.costs.save') }).click();
  await page.getByText(word('teaching.costs.saved')).waitFor();
  await page.reload();
  await page.getByText('¥1,200.50').waitFor();
  expect(await page.getByLabel(word('teaching.costs.amount', { number: '1' })).inputValue()).toBe('1200.50');
  await page.goto('center/my/class?view=report');
  const row = page.getByRole('row').filter({ hasText: '要算账的班' });
  await row.getByText('¥1,200.50').waitFor();
  await row.getByRole('link', { name: '要算账的班' }).click();
  await page.getByRole('button', { name: word('teaching.copy'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('teaching.copy.day')).fill('2027-05-10');
  await dialog.getByRole('button', { name: word('teaching.copy'), exact: true }).click();
  await page.getByText(word('teaching.copy.done')).waitFor();
  const copies = await world.rows(
    `select state, (starts_at at time zone 'Asia/Shanghai')::date::text as day from training_class
     where title = '要算账的班' and id <> $1`,
    [id],
  );
  expect(copies).toEqual([{ state: 'draft', day: '2027-05-10' }]);
});
