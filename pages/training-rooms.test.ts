import { bookRoom } from '@shuyuan/contract/classrooms/booking.wire';
import { createRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { createClass } from '@shuyuan/contract/training/manage-class.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const timeZone = 'Asia/Shanghai';
/** Tuesday of next week: rooms are open then. */
const tuesday = addDays(mondayOf(dayIn(timeZone, Date.now())), 8);
const period = { startTime: instantIn(timeZone, tuesday, 9 * 60), endTime: instantIn(timeZone, tuesday, 11 * 60) };

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function makeRoom(name: string): Promise<string> {
  const hours = { opensMinute: 480, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[] };
  const fields = { name, place: '北楼', seats: 20, equipment: [], note: '', timeZone, ...hours };
  return (await world.write('luchengze', createRoom, fields)).id;
}

async function draftClass(title: string): Promise<string> {
  const [teacher] = await world.rows("select id from member where account = 'yewanqing'");
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
    timeZone,
    meetings: [{ title: '', ...period, location: '', url: null, lecturerName: '' }],
  });
  return made.id;
}

const bookedIn = (id: string) =>
  world.rows("select title from classroom_booking where classroom_id = $1 and state = 'booked'", [id]);

async function chooseRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: word('teaching.meeting.room') }).click();
  await page.getByRole('option', { name }).click();
}

test('[D-189] a meeting chooses a free room, publishing reserves it, and one taken meanwhile is said at its meeting', async () => {
  const [quiet, large] = [await makeRoom('听松室'), await makeRoom('观云室')];
  const page = await openPage(world, 'shenruoxi', `training-manage/${await draftClass('班组长训练营')}`);
  await page.getByText(word('teaching.problem.no-location', { number: '1' })).waitFor();
  await chooseRoom(page, '听松室');
  await page.getByText(word('teaching.problems.none')).waitFor();
  await press(page, word('teaching.save'));
  await page.getByText(word('teaching.saved'), { exact: true }).waitFor();
  expect(await bookedIn(quiet)).toEqual([]);
  await press(page, word('teaching.publish'));
  await press(page.getByRole('dialog'), word('teaching.publish'));
  await page.getByText(word('teaching.published')).waitFor();
  expect(await bookedIn(quiet)).toEqual([{ title: '班组长训练营' }]);

  await chooseRoom(page, '观云室');
  await world.write('hejingxing', bookRoom, { id: large, ...period, title: '先到先得', peopleCount: null });
  await press(page, word('teaching.save'));
  const meeting = page.getByRole('listitem', { name: word('teaching.meeting', { number: '1' }) });
  await meeting.getByText(word('lang.33413', { name: '观云室', number: '1' })).waitFor();
  expect([await bookedIn(quiet), await bookedIn(large)]).toEqual([
    [{ title: '班组长训练营' }],
    [{ title: '先到先得' }],
  ]);
});
