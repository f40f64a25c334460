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
/** Tuesday of next week: rooms are open then. */
const tuesday = addDays(mondayOf(dayIn(timeZone, Date.now())), 8);
const at = (hour: number): number => instantIn(timeZone, tuesday, hour * 60);

const makeRoom = async (name: string): Promise<string> => {
  const [gu] = await world.rows("select id from member where account = 'guhuaiqian'");
  const hours = { opensMinute: 480, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[] };
  const fields = { name, place: '北楼', seats: 20, equipment: [], note: '', timeZone, ...hours };
  return (await world.write('luchengze', createRoom, { ...fields, approverId: String(gu?.['id']) })).id;
};
const bookingsIn = (id: string) =>
  world.rows('select title, state from classroom_booking where classroom_id = $1 order by title', [id]);

test('[D-189] a booking is asked for, waits in the week, is found among the tasks and agreed to; another is refused with a reason', async () => {
  const id = await makeRoom('静思室');
  const page = await openPage(world, 'linzhiyuan', `classroom-book?day=${tuesday}&search=静思`);
  const day = page.getByRole('region', { name: `静思室 ${tuesday.slice(5).split('-').map(Number).join('/')}` });
  await day.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('classrooms.book.approver', { name: '顾怀谦' })).waitFor();
  await dialog.getByLabel(word('classrooms.book.title')).fill('客户来访');
  await dialog.getByRole('button', { name: word('classrooms.book.submit'), exact: true }).click();
  await page.getByText(word('classrooms.book.asked', { title: '客户来访' })).waitFor();
  await day.getByRole('button', { name: `客户来访 · ${word('classrooms.state.waiting')}` }).waitFor();
  const times = { startTime: at(13), endTime: at(14) };
  await world.write('hejingxing', bookRoom, { id, ...times, title: '临时聚会', peopleCount: null });

  const decider = await openPage(world, 'guhuaiqian', 'center/my/task?kind=room');
  await decider.getByRole('link', { name: /客户来访 · 静思室/ }).click();
  await decider.getByRole('button', { name: word('classrooms.approve.named', { title: '客户来访' }) }).click();
  await decider.getByText(word('classrooms.approve.done', { title: '客户来访' })).waitFor();
  await decider.getByRole('button', { name: word('classrooms.refuse.named', { title: '临时聚会' }) }).click();
  const refusing = decider.getByRole('dialog');
  const submit = refusing.getByRole('button', { name: word('classrooms.refuse'), exact: true });
  await submit.click();
  await refusing.getByText(word('classrooms.refuse.reason.wrong', { max: '200' })).waitFor();
  await refusing.getByLabel(word('classrooms.refuse.reason')).fill('设备检修');
  await submit.click();
  await decider.getByText(word('classrooms.waiting.empty')).waitFor();
  expect(await bookingsIn(id)).toEqual([
    { title: '临时聚会', state: 'refused' },
    { title: '客户来访', state: 'booked' },
  ]);
  const booker = await openPage(world, 'hejingxing', 'classroom-book?view=mine&when=past');
  await booker.getByText(word('classrooms.refused.why', { reason: '设备检修' })).waitFor();
});
