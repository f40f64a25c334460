import { bookRoom } from '@shuyuan/contract/classrooms/booking.wire';
import { createRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const timeZone = 'Asia/Shanghai';
/** Tuesday of next week: rooms are open then. */
const tuesday = addDays(mondayOf(dayIn(timeZone, Date.now())), 8);
const startTime = instantIn(timeZone, tuesday, 9 * 60);

async function makeRoom(name: string): Promise<string> {
  const hours = { opensMinute: 480, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[] };
  const fields = { name, place: '北楼', seats: 20, equipment: [], note: '', timeZone, ...hours };
  return (await world.write('luchengze', createRoom, fields)).id;
}
const bookedIn = (id: string) =>
  world.rows("select title from classroom_booking where classroom_id = $1 and state = 'booked'", [id]);

async function openEdit(page: Page, subject: string) {
  const row = page.getByRole('row').filter({ hasText: subject });
  await row.getByRole('button', { name: word('live.manage.do.edit'), exact: true }).click();
  return page.getByRole('dialog', { name: word('live.form.edit') });
}

test('[D-189] a live chooses a free room in its form; one taken meanwhile is said at the field, and nothing is lost', async () => {
  const [quiet, large] = [await makeRoom('听松室'), await makeRoom('观云室')];
  const subject = '现场与线上同步的公开课';
  const live = { subject, liveMode: 1, shareScope: 1, startTime, estimateDuration: 60 } as const;
  await world.write('hejingxing', nativeManage.apply, live);
  const page = await openPage(world, 'hejingxing', 'home-v?lives=mine');
  const form = await openEdit(page, subject);
  await form.getByRole('combobox', { name: word('live.form.room') }).click();
  await page.getByRole('option', { name: '观云室' }).click();
  await world.write('linzhiyuan', bookRoom, {
    id: large,
    startTime,
    endTime: startTime + 3_600_000,
    title: '先到先得',
    peopleCount: null,
  });
  await form.getByRole('button', { name: word('live.form.save'), exact: true }).click();
  await form.getByText(word('lang.23112', { name: '观云室' })).waitFor();
  await form.getByRole('combobox', { name: word('live.form.room') }).click();
  await page.getByRole('option', { name: '听松室' }).click();
  await form.getByRole('button', { name: word('live.form.save'), exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  expect([await bookedIn(quiet), await bookedIn(large)]).toEqual([[{ title: subject }], [{ title: '先到先得' }]]);
  await page.reload();
  const again = await openEdit(page, subject);
  const field = again.getByRole('combobox', { name: word('live.form.room') });
  expect(await field.inputValue()).toContain('听松室');
});
