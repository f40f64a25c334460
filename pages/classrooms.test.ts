import { bookRoom } from '@shuyuan/contract/classrooms/booking.wire';
import { createRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const timeZone = 'Asia/Shanghai';
/** Tuesday of next week: no test falls on a past or closed day. */
const tuesday = addDays(mondayOf(dayIn(timeZone, Date.now())), 8);
const at = (hour: number): number => instantIn(timeZone, tuesday, hour * 60);

const makeRoom = async (name: string, seats = 10): Promise<string> => {
  const hours = { opensMinute: 480, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[] };
  const fields = { place: '北楼', seats, equipment: [], note: '', timeZone, ...hours };
  return (await world.write('luchengze', createRoom, { name, ...fields })).id;
};
const bookedIn = (id: string) =>
  world.rows("select title from classroom_booking where classroom_id = $1 and state = 'booked'", [id]);

test('[ROUTE-46][D-189] a room is booked from the week, stands there after a reload, is cancelled, and its time is free again', async () => {
  const id = await makeRoom('听松室');
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await page.getByRole('link', { name: word('study.home.rooms') }).click();
  await page.getByRole('button', { name: word('classrooms.week.next') }).click();
  const day = page.getByRole('region', { name: `听松室 ${tuesday.slice(5).split('-').map(Number).join('/')}` });
  await day.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('classrooms.book.title')).fill('迭代评审');
  expect(await dialog.getByLabel(word('classrooms.book.from')).inputValue()).toBe('08:00');
  await dialog.getByLabel(word('classrooms.book.from')).fill('13:00');
  await dialog.getByLabel(word('classrooms.book.to')).fill('14:30');
  await dialog.getByRole('button', { name: word('classrooms.book.submit'), exact: true }).click();
  await day.getByRole('button', { name: '迭代评审' }).waitFor();
  await page.reload();
  await day.getByRole('button', { name: '迭代评审' }).waitFor();
  expect(await day.getByRole('button').count()).toBe(3);
  await day.getByRole('button', { name: '迭代评审' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('classrooms.cancel') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('classrooms.cancel'), exact: true })
    .click();
  await day.getByRole('button', { name: '迭代评审' }).waitFor({ state: 'detached' });
  expect(await bookedIn(id)).toEqual([]);
});

test('[D-189] somebody else was faster: the dialog says so and shows the week as it is now', async () => {
  const id = await makeRoom('观云室');
  const page = await openPage(world, 'linzhiyuan', `classroom-book?day=${tuesday}&search=观云`);
  const room = page.getByRole('region', { name: '观云室', exact: true });
  const day = page.getByRole('region', { name: `观云室 ${tuesday.slice(5).split('-').map(Number).join('/')}` });
  await day.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('classrooms.book.title')).fill('晚了一步');
  const input = { id, startTime: at(8), endTime: at(9), title: '先到先得', peopleCount: null };
  await world.write('hejingxing', bookRoom, input);
  await dialog.getByRole('button', { name: word('classrooms.book.submit'), exact: true }).click();
  await dialog.getByText(word('lang.33501', { name: '观云室' })).waitFor();
  await room.getByText('先到先得').waitFor();
  await dialog.getByLabel(word('classrooms.book.from')).fill('07:00');
  await dialog.getByText('08:00–18:00').waitFor();
  expect(await bookedIn(id)).toEqual([{ title: '先到先得' }]);
});

test('[ROUTE-46][D-189] a room is found for what is needed and booked; nothing free leads to the next day that has something', async () => {
  const id = await makeRoom('知行厅', 1500);
  const page = await openPage(world, 'linzhiyuan', 'classroom-book');
  await page.getByRole('link', { name: word('classrooms.view.find') }).click();
  await page.getByLabel(word('classrooms.find.people')).selectOption('200');
  await page.getByLabel(word('classrooms.book.day')).fill(tuesday);
  await page.getByRole('button', { name: word('classrooms.find.part.afternoon') }).click();
  await page.getByLabel(word('classrooms.find.length')).selectOption('120');
  const hall = page.getByRole('region', { name: '知行厅', exact: true });
  await hall.getByRole('button', { name: '13:00–18:00' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel(word('classrooms.book.to')).inputValue()).toBe('15:00');
  expect(await dialog.getByLabel(word('classrooms.book.people')).inputValue()).toBe('200');
  await dialog.getByLabel(word('classrooms.book.title')).fill('年度技术大会');
  await dialog.getByRole('button', { name: word('classrooms.book.submit'), exact: true }).click();
  await hall.getByRole('button', { name: '15:00–18:00' }).waitFor();
  await world.write('hejingxing', bookRoom, {
    id,
    startTime: at(15),
    endTime: at(18),
    title: '布展',
    peopleCount: null,
  });
  await page.reload();
  await page.getByText(word('classrooms.find.none'), { exact: true }).waitFor();
  await page.getByRole('button', { name: word('classrooms.find.next', { day: '' }) }).click();
  await hall.getByRole('button', { name: '13:00–18:00' }).waitFor();
  expect(await page.getByLabel(word('classrooms.book.day')).inputValue()).toBe(addDays(tuesday, 1));
});

test('[D-189] a room is added, changed, closed and opened again by whoever keeps the rooms; nobody else has the view', async () => {
  const page = await openPage(world, 'luchengze', 'classroom-book?view=rooms');
  await page.getByRole('button', { name: word('classrooms.rooms.add') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: word('classrooms.form.submit'), exact: true });
  await submit.click();
  await dialog.getByText(word('classrooms.form.text.wrong', { max: '60' })).waitFor();
  await dialog.getByLabel(word('classrooms.form.name')).fill('临窗室');
  await dialog.getByLabel(word('classrooms.form.place')).fill('南楼 101');
  await dialog.getByLabel(word('classrooms.form.seats')).fill('8');
  await dialog.getByRole('button', { name: word('classrooms.equipment.whiteboard') }).click();
  await submit.click();
  await page.getByText('临窗室', { exact: true }).waitFor();
  await page.getByRole('button', { name: word('classrooms.rooms.close.named', { name: '临窗室' }) }).click();
  await dialog.getByRole('button', { name: word('classrooms.rooms.close'), exact: true }).click();
  await page.getByRole('button', { name: word('classrooms.rooms.reopen.named', { name: '临窗室' }) }).click();
  await page.getByRole('button', { name: word('classrooms.rooms.edit.named', { name: '临窗室' }) }).waitFor();
  expect(await world.rows("select state, seats, equipment from classroom where name = '临窗室'")).toEqual([
    { state: 'open', seats: 8, equipment: ['whiteboard'] },
  ]);
  const learner = await openPage(world, 'linzhiyuan', 'classroom-book');
  await learner.getByRole('link', { name: word('classrooms.view.mine') }).waitFor();
  expect(await learner.getByRole('link', { name: word('classrooms.view.rooms') }).count()).toBe(0);
});
