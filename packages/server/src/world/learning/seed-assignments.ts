import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import * as assignments from '../../features/assignments/index.ts';
import { reportPlay } from '../../features/study/play/report-play.ts';
import { startPlay } from '../../features/study/play/start-play.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringFile } from '../bring-file.ts';
import { pdfOf } from '../draw-documents.ts';
import { personAt } from '../person-at.ts';

const timeZone = 'Asia/Shanghai';
type Course = { readonly id: string; readonly key: string };

/** Ten in the morning in Shanghai, so many days ago: nobody is reminded at night. */
const agoOf = ({ now }: SystemContext, days: number): number =>
  now() - (Math.floor(now() / dayMs) * dayMs + 2 * hourMs) + days * dayMs;
const daysAgo = (ctx: SystemContext, days: number): SystemContext => {
  const ago = agoOf(ctx, days);
  return { ...ctx, now: () => ctx.now() - ago };
};

/** Somebody who directs or manages, as they were so many days ago. */
async function chiefAt(ctx: SystemContext, account: string, days: number): Promise<Context> {
  const person = await personAt(ctx, account, agoOf(ctx, days));
  const capabilities = new Set(['subordinate.view', 'course.manageAll'] as const);
  return { ...person, actor: { ...person.actor, capabilities } };
}

const fieldsOf = (course: Course, organizationIds: readonly string[]) => ({
  title: '全员安全生产培训',
  introduction: '每年一次，先从车间和质量部门开始，再到全员。',
  audience: { ...everyone, isEveryone: organizationIds.length === 0, organizationIds: [...organizationIds] },
  items: [{ businessType: BusinessType.course, businessId: course.id }],
  deadline: { kind: 'afterJoining', days: 30, timeZone } as const,
  graceDays: 3,
  recurrenceMonths: 12,
  countsEarlier: false,
  pauses: true,
});

async function learn(ctx: SystemContext, account: string, { course, days }: { course: Course; days: number }) {
  const learner = await personAt(ctx, account, agoOf(ctx, days));
  const { playId } = await startPlay(learner, { courseId: course.id, sectionKey: course.key });
  const later = await personAt(ctx, account, agoOf(ctx, days) - hourMs / 6);
  const read = { id: playId, sequence: 1, intervals: [{ from: 0, to: 1 }], activeSeconds: 240, resumePoint: 1 };
  await reportPlay(later, read);
  await assignments.checkDuties(daysAgo(ctx, days - 1));
}

/** The first round, when plant and quality began, and the second, when everybody did. */
async function begin(ctx: SystemContext, course: Course): Promise<{ id: string; widen: () => Promise<void> }> {
  const rows = await ctx.read.selectFrom('organization').select(['id', 'name']).execute();
  const firstIds = rows.filter(({ name }) => ['苏州工厂', '质量管理部'].includes(name)).map(({ id }) => id);
  const author = await chiefAt(ctx, 'luchengze', 40);
  const made = await assignments.createAssignment(author, fieldsOf(course, firstIds));
  const { id, revision } = await assignments.activateAssignment(author, made);
  await assignments.applyRule(daysAgo(ctx, 40), { ruleId: id, round: 1 });
  const widen = async () => {
    await assignments.saveAssignment(await chiefAt(ctx, 'luchengze', 6), { id, revision, ...fieldsOf(course, []) });
    await assignments.applyRule(daysAgo(ctx, 6), { ruleId: id, round: 2 });
  };
  return { id, widen };
}

/** 何景行 is away for two weeks; 冉云飞 has it from his profession. */
async function makeExceptions(ctx: SystemContext, ruleId: string): Promise<void> {
  const director = await chiefAt(ctx, 'zhoumuyun', 3);
  const today = dayIn(timeZone, director.now());
  const away = (await personAt(ctx, 'hejingxing', 0)).actor.id;
  const days = { firstDay: today, lastDay: addDays(today, 13), timeZone };
  await assignments.enterAbsence(director, { memberId: away, ...days });
  await assignments.checkDuties(daysAgo(ctx, 3));
  const later = await chiefAt(ctx, 'zhoumuyun', 2);
  const fileId = await bringFile(later, {
    name: '特种作业操作证.pdf',
    ending: 'pdf',
    bytes: pdfOf([{ title: '特种作业操作证', lines: ['冉云飞', '有效期至明年十二月'] }]),
  });
  const duty = await ctx.read
    .selectFrom('assignmentDuty as duty')
    .innerJoin('member', 'member.id', 'duty.memberId')
    .select('duty.id')
    .where('duty.ruleId', '=', ruleId)
    .where('member.account', '=', 'ranyunfei')
    .executeTakeFirstOrThrow();
  await assignments.settleDuty(later, {
    id: duty.id,
    kind: 'exempt',
    reason: '持有效特种作业操作证，内容相同',
    fileIds: [fileId],
  });
}

/** D-180: the safety training of the year, with people who are done, due and overdue, one who is exempt and one who is away. */
export async function seedAssignments(ctx: SystemContext, course: Course): Promise<void> {
  const { id, widen } = await begin(ctx, course);
  await learn(ctx, 'duyinuo', { course, days: 25 });
  await learn(ctx, 'tangyuwei', { course, days: 20 });
  for (const days of [16, 10, 6]) await assignments.remindDuties(daysAgo(ctx, days));
  await widen();
  await makeExceptions(ctx, id);
  await assignments.remindDuties(daysAgo(ctx, 3));
}
