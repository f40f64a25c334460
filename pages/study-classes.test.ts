import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { createCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { correctAttendance } from '@shuyuan/contract/training/attendance.wire';
import { createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const everyone = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const classTitle = '断电检修训练营';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const idOf = async (account: string): Promise<string> =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

/** Meant for 阿米娜 alone: others are led to it by the course. */
async function publish(): Promise<string> {
  const startTime = Date.now() + 10 * dayMs;
  const made = await world.write('shenruoxi', createClass, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: classTitle,
    introduction: '一天面授',
    teacherId: await idOf('yewanqing'),
    audience: { ...everyone, isEveryone: false, memberIds: [await idOf('amina')] },
    seats: 5,
    waitingMax: 0,
    needsApproval: false,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 24,
    timeZone: 'Asia/Shanghai',
    meetings: [
      { title: '', startTime, endTime: startTime + hourMs, location: '求是厅', url: null, lecturerName: '顾怀谦' },
    ],
  });
  await world.write('shenruoxi', publishClass, made);
  return made.id;
}

test('[ENUM-02] an author makes a class a section; a learner applies from it, attends, and finishes the course', async () => {
  const classId = await publish();
  const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id } = await world.write('shenruoxi', createCourse, { title: '检修之前', audience: everyone, settings });
  const author = await openPage(world, 'shenruoxi', `course-manage/${id}`);
  await author.getByRole('button', { name: word('courses.chapter.add'), exact: true }).click();
  const chapter = word('courses.chapter.named', { number: '1' });
  await author.getByRole('button', { name: word('courses.section.addTo', { name: chapter }) }).click();
  await author.getByRole('menuitem', { name: word('study.sectionType.faceToFace') }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByLabel(word('courses.section.class')).fill('断电');
  await author.getByRole('option', { name: classTitle }).click();
  await dialog.getByRole('button', { name: word('courses.section.take'), exact: true }).click();
  await press(author, word('courses.save'));
  await author.getByText(word('courses.outline.saved')).waitFor();
  await press(author, word('courses.publish'));
  await dialog.getByText(word('courses.midway.none')).waitFor();
  await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
  await eventually('the course is published', async () => {
    const [course] = await world.rows('select state from course where id = $1', [id]);
    return course?.['state'] === 'published';
  });

  const [section] = await world.rows('select key from course_section where class_id = $1', [classId]);
  const address = `course/${id}/section/${String(section?.['key'])}`;
  const page = await openPage(world, 'linzhiyuan', address);
  await page.getByText(word('study.player.class.apply')).waitFor();
  await page.getByRole('link', { name: word('study.player.class.open') }).click();
  await press(page, word('classes.apply'));
  await page.getByText(word('classes.state.enrolled')).first().waitFor();
  const enrolled = await openPage(world, 'linzhiyuan', address);
  await enrolled.getByText(word('study.player.class.enrolled')).waitFor();
  await enrolled.getByText(word('study.player.class.meetings', { attended: '0', all: '1' })).waitFor();

  const [meeting] = await world.rows('select id from class_meeting where class_id = $1', [classId]);
  const present = { memberId: await idOf('linzhiyuan'), state: 'present' as const, reason: '签到表' };
  await world.write('shenruoxi', correctAttendance, { meetingId: String(meeting?.['id']), ...present });
  const done = await openPage(world, 'linzhiyuan', address);
  await done.getByText(word('study.player.class.attended')).waitFor();
  await done.getByText(word('study.count.whole.done')).waitFor();
});
