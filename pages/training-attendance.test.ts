import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { applyForClass } from '@shuyuan/contract/training/enrolment.wire';
import { createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { readMeetingCode } from '@shuyuan/contract/training/attendance.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { openAsVisitor, openPage, type Page } from './page.ts';
import { fillCredentials } from './signing-in.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '主管沟通工作坊';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A class that begins in ten minutes, with two people in it. */
async function publish() {
  const [teacher] = await world.rows("select id from member where account = 'yewanqing'");
  const startTime = Date.now() + 10 * minuteMs;
  const meeting = { title: '', startTime, endTime: startTime + 3 * hourMs, url: null };
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
    meetings: [{ ...meeting, location: '求是厅', lecturerName: '顾怀谦' }],
  });
  await world.write('shenruoxi', publishClass, made);
  for (const account of ['linzhiyuan', 'fangqiming', 'wenjiahe']) await world.write(account, applyForClass, made);
  const [row] = await world.rows('select id from class_meeting where class_id = $1', [made.id]);
  return { id: made.id, meetingId: String(row?.['id']) };
}

const codeOf = (meetingId: string) => world.write('yewanqing', readMeetingCode, { meetingId });

/** One that is on the screen for long enough to be scanned by a slow page. */
async function freshCode(meetingId: string) {
  let code = await codeOf(meetingId);
  await eventually('the code is fresh', async () => {
    code = await codeOf(meetingId);
    return code.until - code.now > 8_000;
  });
  return code;
}

test('[ENUM-11] a visitor scans, signs in and is present by the time of the scan; another types the digits', async () => {
  const { id, meetingId } = await publish();
  const empty = await openAsVisitor(world, 'training/check-in');
  await empty.getByText(word('classes.checkIn.none'), { exact: true }).waitFor();
  const { url } = await freshCode(meetingId);
  const visitor = await openAsVisitor(world, url.slice(url.indexOf('#/') + 2));
  await visitor.getByRole('heading', { name: word('classes.checkIn.signIn.title') }).waitFor();
  expect(visitor.address()).toBe('/training/check-in');
  await press(visitor, word('classes.checkIn.signIn.button'));
  await fillCredentials(visitor, 'linzhiyuan', demoPassword);
  await visitor.getByRole('heading', { name: word('classes.checkIn.done.present') }).waitFor();

  const page = await openPage(world, 'fangqiming', `training/class/${id}`);
  const { typed } = await codeOf(meetingId);
  await press(page, word('classes.checkIn'));
  await page.getByText(word('classes.checkIn.typed.wrong')).waitFor();
  await page.getByLabel(word('classes.checkIn.typed')).fill(typed);
  await press(page, word('classes.checkIn'));
  await page.getByText(word('classes.attendance.present'), { exact: true }).waitFor();
  await page.getByLabel(word('classes.checkIn.typed')).waitFor({ state: 'detached' });

  const teacher = await openPage(world, 'yewanqing', `training-manage/${id}`);
  await teacher.getByRole('link', { name: word('teaching.tab.attendance'), exact: true }).click();
  const row = (name: string) => teacher.getByRole('row').filter({ hasText: name });
  await row('方启明').getByText(word('teaching.attendance.way.typed')).waitFor();
  await row('温嘉禾').getByText(word('teaching.attendance.unknown')).waitFor();
  await press(teacher, word('teaching.spot.open'));
  await press(teacher, word('teaching.spot.confirm.person', { name: '方启明' }));
  await teacher.getByText(word('teaching.spot.confirmed'), { exact: true }).waitFor();
  await row('方启明').getByText(word('teaching.attendance.way.confirmed')).waitFor();
  await row('温嘉禾')
    .getByRole('button', { name: word('teaching.correct.person', { name: '温嘉禾' }) })
    .click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('button', { name: word('teaching.correct'), exact: true }).click();
  await dialog.getByText(word('teaching.reason.wrong', { max: '200' })).waitFor();
  await dialog.getByLabel(word('teaching.people.state')).selectOption('excused');
  await dialog.getByLabel(word('teaching.reason')).fill('出差');
  await dialog.getByRole('button', { name: word('teaching.correct'), exact: true }).click();
  await row('温嘉禾').getByText('出差').waitFor();
  await row('温嘉禾')
    .getByRole('button', { name: word('teaching.history.person', { name: '温嘉禾' }) })
    .click();
  await dialog.getByText('叶晚晴').waitFor();
  await teacher.reload();
  await row('温嘉禾').getByText(word('classes.attendance.excused')).waitFor();

  const code = await openPage(world, 'yewanqing', `training-manage/code/${meetingId}`);
  await code.getByText(word('teaching.code.count', { present: '2', enrolled: '3' })).waitFor();
  await eventually('the digits of now are shown', async () => {
    const { typed: now } = await codeOf(meetingId);
    return (await code.getByText(`${now.slice(0, 3)} ${now.slice(3)}`).count()) === 1;
  });
});
