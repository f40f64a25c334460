import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { createSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { joinSubject } from '@shuyuan/contract/subjects/subject.wire';
import { correctAttendance } from '@shuyuan/contract/training/attendance.wire';
import { copyClass, createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);
const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};
const classTitle = '吊装指挥训练';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const idOf = async (account: string): Promise<string> =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

async function publishTraining(): Promise<string> {
  const startTime = Date.now() + 10 * dayMs;
  const made = await world.write('shenruoxi', createClass, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: classTitle,
    introduction: '一天面授',
    teacherId: await idOf('yewanqing'),
    audience,
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

test('[ENUM-11] an author puts a class into a subject; a learner applies, is led back, and reads how they stand', async () => {
  const classId = await publishTraining();
  const fields = {
    title: '吊装上岗',
    introduction: '',
    coverFileId: null,
    audience,
    learnSequence: LearnSequence.inOrder,
  };
  const { id } = await world.write('shenruoxi', createSubject, fields);
  const author = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(author, '吊装上岗');
  await press(author, word('subjects.form.addStage'));
  const stage = author.getByRole('region', { name: word('subjects.form.stage', { number: '1' }) });
  await stage.getByRole('textbox', { name: word('subjects.form.stage', { number: '1' }) }).fill('现场');
  await stage.getByRole('button', { name: word('positions.kind.class'), exact: true }).click();
  await stage.getByLabel(word('positions.form.find')).fill('吊装');
  await stage.getByRole('button', { name: classTitle, exact: true }).click();
  await press(author, word('positions.form.save'));
  await author.getByText(word('positions.form.saved')).waitFor();
  await press(author, word('positions.publish'));
  await author
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.publish'), exact: true })
    .click();
  await eventually('the subject is published', async () => {
    const [subject] = await world.rows('select state from subject where id = $1', [id]);
    return subject?.['state'] === 'published';
  });

  await world.write('linzhiyuan', joinSubject, { id });
  const page = await openPage(world, 'linzhiyuan', `subject/${id}`);
  await page.getByText(word('positions.class.open')).waitFor();
  await press(page, word('positions.section.openNamed', { title: classTitle }));
  await press(page, word('classes.apply'));
  await page.getByText(word('classes.state.enrolled')).first().waitFor();
  await page.getByRole('link', { name: word('return.toSubject') }).click();
  await page.getByText(word('positions.class.enrolled')).waitFor();
  await page.getByText(word('study.player.class.meetings', { attended: '0', all: '1' })).waitFor();

  const [meeting] = await world.rows('select id from class_meeting where class_id = $1', [classId]);
  const present = { memberId: await idOf('linzhiyuan'), state: 'present' as const, reason: '签到表' };
  await world.write('shenruoxi', correctAttendance, { meetingId: String(meeting?.['id']), ...present });
  const done = await openPage(world, 'linzhiyuan', `subject/${id}`);
  await done.getByText(word('positions.section.finished')).first().waitFor();
});

test('[D-180] asked for anew, the page says since when and what is to be done again, and leads to the next class of the series', async () => {
  const [found] = await world.rows('select id from training_class where title = $1', [classTitle]);
  const classId = String(found?.['id']);
  const [subject] = await world.rows("select id from subject where title = '吊装上岗'");
  const id = String(subject?.['id']);
  for (const table of ['class_meeting', 'training_class'])
    await world.rows(
      `update ${table} set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'
       where ${table === 'class_meeting' ? 'class_id' : 'id'} = $1`,
      [classId],
    );
  await world.rows(
    `with rule as (
       insert into assignment_rule (id, tenant_id, author_id, state, title, introduction, audience, deadline, grace_days,
         recurrence_months, counts_earlier, pauses, activated_at, created_at, updated_at)
       select 'yearly', tenant_id, id, 'active', '吊装指挥年度复训', '', '{"isEveryone": true}',
         '{"kind": "afterJoining", "days": 60, "timeZone": "Asia/Shanghai"}', 0, 12, true, true, now(), now(), now()
       from member where account = 'luchengze' returning id
     ), item as (
       insert into assignment_item (rule_id, ordinal, tenant_id, business_type, business_id, title)
       select rule.id, 0, subject.tenant_id, 2, subject.id, subject.title from rule, subject where subject.id = $1
     )
     insert into assignment_duty (id, tenant_id, rule_id, member_id, number, state, organization_id, first_day, due_day, due_at,
       late_at, counts_since, opened_at, changed_at)
     select 'second round', tenant_id, rule.id, member.id, 2, 'open', organization_id, '2025-01-01', '2099-01-01', now(), now(),
       now() - interval '1 hour', now(), now()
     from rule, member where account = 'linzhiyuan'`,
    [id],
  );
  const page = await openPage(world, 'linzhiyuan', `subject/${id}`);
  await page.getByText(word('subjects.anew'), { exact: true }).waitFor();
  await page.getByText(word('subjects.anew.noClass')).waitFor();
  await page.getByText(new RegExp(word('subjects.anew.since', { date: '.*' }))).waitFor();
  const day = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  const copy = await world.write('shenruoxi', copyClass, { id: classId, day });
  await world.write('shenruoxi', publishClass, copy);
  const again = await openPage(world, 'linzhiyuan', `subject/${id}`);
  await again.getByText(word('positions.class.open')).waitFor();
  await press(again, word('positions.section.openNamed', { title: classTitle }));
  await again.getByRole('button', { name: word('classes.apply'), exact: true }).waitFor();
});

test('[ENUM-11] a class that a path or a section of a course led to leads back there', async () => {
  const [found] = await world.rows('select id from training_class where title = $1', [classTitle]);
  const address = `training/class/${String(found?.['id'])}`;
  const ofPath = await openPage(world, 'linzhiyuan', `${address}?position=p1`);
  await ofPath.getByRole('link', { name: word('return.toPath') }).waitFor();
  const ofCourse = await openPage(world, 'linzhiyuan', `${address}?course=c1&section=s1`);
  await ofCourse.getByRole('link', { name: word('return.toCourse') }).waitFor();
});
