import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { createSurvey, publishSurvey } from '../../features/surveys/index.ts';
import {
  applyForClass,
  approveApplication,
  askForEvaluation,
  checkIn,
  codeOfMeeting,
  correctAttendance,
  createClass,
  drawSeats,
  listEnrolments,
  publishClass,
  readClassForm,
  refuseApplication,
  saveClassCosts,
  saveClassMaterials,
  scanCode,
} from '../../features/training/index.ts';
import { type Context, type SystemContext, transact } from '../../platform/context.ts';
import { bringFile } from '../bring-file.ts';
import { pdfOf } from '../draw-documents.ts';
import { personAt } from '../person-at.ts';
import { seedYearlyClass } from '../training/seed-yearly-class.ts';
import { classStories, type ClassStory } from './class-stories.ts';
import { surveyStories } from './survey-stories.ts';

const timeZone = 'Asia/Shanghai';
/** 09:00 in Shanghai. */
const morning = hourMs;

const timeOf = ({ now }: Pick<SystemContext, 'now'>, inDays: number | 'now'): number =>
  inDays === 'now'
    ? Math.floor(now() / hourMs) * hourMs - hourMs
    : Math.floor(now() / dayMs) * dayMs + inDays * dayMs + morning;

/** People scan the code of the room as they come; what was not right is corrected the day after, or now. */
async function seedAttendance(ctx: SystemContext, author: Context, { id, story }: { id: string; story: ClassStory }) {
  const { meetings } = await readClassForm(author, { id });
  const { arrivals = [], corrections = [] } = story;
  for (const [index, people] of arrivals.entries())
    for (const [account, minutes] of Object.entries(people)) {
      const meeting = meetings[index];
      if (!meeting) continue;
      const at = meeting.startTime + minutes * minuteMs;
      const person = await personAt(ctx, account, ctx.now() - at);
      const { receipt } = await scanCode(person, { code: codeOfMeeting(person, meeting.id).code });
      await checkIn(person, { receipt });
    }
  const dayAfter = await personAt(ctx, 'yewanqing', 6 * dayMs);
  for (const { meeting, account, ...correction } of corrections) {
    const { actor } = await personAt(ctx, account, 0);
    const meetingId = meetings[meeting]?.id ?? '';
    await correctAttendance(dayAfter, { meetingId, memberId: actor.id, ...correction });
  }
}

/** The class teacher answers applications the day before. */
async function seedDecisions(ctx: SystemContext, id: string, decisions: Readonly<Record<string, string>>) {
  const teacher = await personAt(ctx, 'yewanqing', dayMs);
  const { items } = await listEnrolments(teacher, { id, page: 1, pageSize: 50 });
  for (const [account, reason] of Object.entries(decisions)) {
    const { actor } = await personAt(ctx, account, 0);
    const enrolmentId = items.find(({ memberId }) => memberId === actor.id)?.id ?? '';
    if (reason) await refuseApplication(teacher, { id, enrolmentId, reason });
    else await approveApplication(teacher, { id, enrolmentId });
  }
}

async function seedDraw(ctx: SystemContext, id: string, daysAgo: number): Promise<void> {
  const { tenantId } = (await personAt(ctx, 'yewanqing', 0)).actor;
  const then = { ...ctx, now: () => ctx.now() - daysAgo * dayMs };
  await transact(then, (within) => within.inTransaction((tx) => drawSeats(tx, within, { id, tenantId })));
}

/** An evaluation without names that is open for as long as anybody needs. */
async function seedEvaluation(author: Context, title: string): Promise<string> {
  const { id, version } = await createSurvey(author, {
    kind: ContentType.evaluation,
    title,
    introduction: '两分钟，不记名。结果只用于改进下一期。',
    isAnonymous: true,
    questions: surveyStories.mentorQuestions,
    audience: { organizationIds: [], memberIds: [author.actor.id] },
    opensAt: null,
    closesAt: null,
    timeZone,
    remindDaysBefore: null,
  });
  await publishSurvey(author, { id, version });
  return id;
}

const documentOf = async (author: Context, title: string): Promise<string> =>
  bringFile(author, { name: `${title}.pdf`, ending: 'pdf', bytes: pdfOf([{ title, lines: ['青禾学院', title] }]) });

/** Documents are there from the beginning; whoever was there is asked once the class has ended. */
async function seedAfterwards(ctx: SystemContext, author: Context, { id, story }: { id: string; story: ClassStory }) {
  if (story.materials) {
    const before = await Promise.all(story.materials.before.map((title) => documentOf(author, title)));
    const after = await Promise.all(story.materials.after.map((title) => documentOf(author, title)));
    await saveClassMaterials(author, { id, before, after });
  }
  if (story.costs) await saveClassCosts(author, { id, currency: 'CNY', lines: story.costs });
  if (story.evaluation === undefined) return;
  const { tenantId } = author.actor;
  await transact(ctx, (within) => within.inTransaction((tx) => askForEvaluation(tx, within, { id, tenantId })));
}

/** Made and published days ago, applied for one after another since, and attended. */
async function seedClass(ctx: SystemContext, story: ClassStory): Promise<void> {
  const { meetings, madeDaysAgo, people, decisions = {}, drawnDaysAgo, ...rest } = story;
  const { arrivals: _, corrections: __, evaluation: ___, materials: ____, costs: _____, ...fields } = rest;
  const author = await personAt(ctx, 'yewanqing', madeDaysAgo * dayMs);
  const rooms = await ctx.read.selectFrom('classroom').select(['id', 'name']).execute();
  const { id, revision } = await createClass(author, {
    needsApproval: false,
    selection: drawnDaysAgo === undefined ? 'first-come' : 'lottery',
    ...fields,
    teacherId: author.actor.id,
    audience: everyone,
    waitingMax: 20,
    openTime: null,
    closeTime: drawnDaysAgo === undefined ? null : ctx.now() - drawnDaysAgo * dayMs,
    cancelHoursBefore: 24,
    timeZone,
    surveyId: story.evaluation === undefined ? null : await seedEvaluation(author, story.evaluation),
    meetings: meetings.map(({ inDays, hours, room, ...meeting }) => {
      const startTime = timeOf(ctx, inDays);
      const classroomId = rooms.find(({ name }) => name === room)?.id ?? null;
      return { ...meeting, classroomId, startTime, endTime: startTime + hours * hourMs };
    }),
  });
  await publishClass(author, { id, revision });
  for (const [index, account] of people.entries())
    await applyForClass(await personAt(ctx, account, madeDaysAgo * dayMs - (index + 1) * hourMs), { id });
  if (drawnDaysAgo !== undefined) await seedDraw(ctx, id, drawnDaysAgo);
  await seedDecisions(ctx, id, decisions);
  await seedAttendance(ctx, author, { id, story });
  await seedAfterwards(ctx, author, { id, story });
}

/** A class with a waiting list, one whose teacher decides on applications, one whose seats were drawn, an open class with free seats, one that is running, one that is evaluated, one that is over with what it cost, and one of every year. */
export async function seedClasses(ctx: SystemContext): Promise<void> {
  for (const story of classStories) await seedClass(ctx, story);
  await seedYearlyClass(ctx);
}
