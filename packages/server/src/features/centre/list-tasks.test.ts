import type { TaskKind } from '@shuyuan/contract/centre/task';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { cancelClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { classesOf } from '../../world/tests/training/test-classes.ts';
import { examSectionsOf } from '../../world/tests/exams/test-exam-sections.ts';
import { livesOf } from '../../world/tests/live/test-lives.ts';
import { linkItem, stageOf, subjectsOf } from '../../world/tests/study/test-subjects.ts';
import { surveysOf } from '../../world/tests/study/test-surveys.ts';

type Caller = TestWorld['visitor'];

let world: TestWorld;
let lin: Caller;
let shen: Caller;
let sections: ReturnType<typeof examSectionsOf>;
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  [lin, shen] = [await world.signIn('linzhiyuan'), await world.signIn('shenruoxi')];
});
afterAll(() => world.close());

const tasksOf = async (caller: Caller, kind?: TaskKind) => (await caller.call(listTasks, { pageSize: 100, kind })).body;
const titlesOf = async (caller: Caller, kind?: TaskKind) =>
  (await tasksOf(caller, kind)).items.map(({ title }) => title);

const publishExam = async (name: string, closeTime: number | null, maxAttempts: number | null = null) => {
  const { exams } = sections;
  const settings = { maxAttempts, closeTime, passPercent: 60 };
  return exams.publish(exams.examFields(await exams.fixedPaper(2), settings, { name }));
};

test('[D-180] subjects, exams, surveys, classes, lives and approvals are one list by deadline', async () => {
  const before = await tasksOf(lin);
  const at = (hours: number) => world.clock.now() + hours * hourMs;
  await surveysOf(world).open(shen, { title: '三小时内答', closesAt: at(3) });
  await publishExam('两小时内考', at(2));
  const classes = classesOf(world);
  const classId = await classes.publish({
    title: '一小时后上课',
    meetings: [classes.meeting(1 / 24), classes.meeting(3)],
  });
  await classes.enrol(lin, classId);
  const lives = livesOf(world);
  const liveId = await lives.published('shenruoxi', { subject: '四小时后直播', startTime: at(4) });
  await lin.call(nativeCommunity.subscribe, { id: liveId });
  const subjects = subjectsOf(world);
  const deadline = { kind: 'afterJoining', days: 0, timeZone: 'Pacific/Kiritimati' } as const;
  const { id } = await subjects.publish([stageOf('一', [linkItem('清单')])], { title: '今天学完', deadline });
  await subjects.join('linzhiyuan', id);
  const { items, counts, recordCount } = await tasksOf(lin);
  const added = items.filter(({ title }) => !before.items.some((known) => known.title === title));
  expect(new Set(added.map(({ title, kind }) => `${kind} ${title}`))).toEqual(
    new Set(['class 一小时后上课', 'exam 两小时内考', 'research 三小时内答', 'live 四小时后直播', 'subject 今天学完']),
  );
  const dues = items.filter(({ kind }) => kind !== 'approval').map(({ dueTime }) => dueTime ?? Infinity);
  expect(dues).toEqual(dues.toSorted((a, b) => a - b));
  expect(recordCount).toBe(before.recordCount + 5);
  for (const kind of ['subject', 'exam', 'research', 'class', 'live'] as const)
    expect(counts[kind]).toBe(before.counts[kind] + 1);
});

test('[D-180] an approval waits for who decides it with the name of its starter; one sent back for who asked', async () => {
  const { items } = await tasksOf(await world.signIn('ranyunfei'), 'approval');
  expect(items).toContainEqual(
    expect.objectContaining({ title: '申请周末使用实训车间', box: 'sent-back', dueTime: null, starterName: null }),
  );
  const waiting = await world.rows(
    `select member.account, starter.full_name as name, process.title from approval_process process
       join approval_assignment asked on asked.process_id = process.id and asked.round = process.round
         and asked.position = process.current_step and asked.result = 0
       join member on member.id = asked.member_id join member starter on starter.id = process.starter_id
     where process.state = 'pending' and asked.member_id <> process.starter_id limit 1`,
  );
  const decider = await world.signIn(String(waiting[0]?.['account']));
  expect((await tasksOf(decider, 'approval')).items).toContainEqual(
    expect.objectContaining({ title: waiting[0]?.['title'], box: 'to-decide', starterName: waiting[0]?.['name'] }),
  );
});

test('[D-180] a kind narrows the list and leaves the counts; pages are parts of one list', async () => {
  const all = await tasksOf(lin);
  const exams = await tasksOf(lin, 'exam');
  expect(exams.items).toEqual(all.items.filter(({ kind }) => kind === 'exam'));
  expect([exams.counts, exams.recordCount]).toEqual([all.counts, all.counts.exam]);
  const second = (await lin.call(listTasks, { page: 2, pageSize: 2 })).body;
  expect(second.items).toEqual(all.items.slice(2, 4));
  expect(second.recordCount).toBe(all.recordCount);
});

test('[D-180] what is done, closed, used up, withdrawn, meant for others or has no end is no task', async () => {
  const { take } = sections;
  const tomorrow = world.clock.now() + dayMs;
  const [passed, used, failed] = [
    await publishExam('已通过', tomorrow, 3),
    await publishExam('用完了', tomorrow, 1),
    await publishExam('再考一次', tomorrow, 2),
  ];
  await publishExam('没有期限', null);
  await take(lin, passed, 2);
  await take(lin, used, 0);
  await take(lin, failed, 0);
  const surveys = surveysOf(world);
  const answered = await surveys.open(shen, { title: '答过的' });
  await surveys.answer(lin, answered);
  const classes = classesOf(world);
  const full = await classes.publish({ title: '排队的班', seats: 1 });
  await classes.enrol(await world.signIn('wenjiahe'), full);
  await classes.enrol(lin, full);
  const cancelled = await classes.publish({ title: '取消的班' });
  await classes.enrol(lin, cancelled);
  await shen.call(cancelClass, { id: cancelled, reason: '讲师生病' });
  const lives = livesOf(world);
  await lives.published('shenruoxi', { subject: '没有预约的直播' });
  const titles = await titlesOf(lin);
  expect(titles).toContain('再考一次');
  for (const title of ['已通过', '用完了', '没有期限', '答过的', '排队的班', '取消的班', '没有预约的直播'])
    expect(titles).not.toContain(title);
});

test('[D-180] an attempt that is open is due when it ends, also where the exam has no end', async () => {
  const { exams } = sections;
  const id = await exams.publish(
    exams.examFields(await exams.fixedPaper(2), { lengthMinutes: 30 }, { name: '正在考的' }),
  );
  await exams.start(lin, id);
  const [attempt] = await world.rows('select closes_at as due from exam_attempt where exam_id = $1', [id]);
  const { items } = await tasksOf(lin, 'exam');
  expect(new Date(items.find((task) => task.id === id)?.dueTime ?? 0)).toEqual(attempt?.['due']);
});

test('[D-180] nothing of another company is a task, a visitor has none, and an unknown kind is refused', async () => {
  const outsider = await classesOf(world).welcomeOutsider();
  expect((await tasksOf(outsider)).recordCount).toBe(0);
  expect((await world.visitor.call(listTasks, {})).status).toBe(401);
  const wrong = { kind: 'collect' as TaskKind };
  expect((await lin.call(listTasks, wrong)).status).toBe(422);
});
