import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { closeSurvey, createSurvey, publishSurvey, submitSurvey } from '../../features/surveys/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { surveyStories } from './survey-stories.ts';

const timeZone = 'Asia/Shanghai';
const taught = ['linzhiyuan', 'hejingxing', 'tanmuyang', 'tangyuwei', 'leishengnan', 'ranyunfei', 'zhoumuyun'];
const asked = [...taught, 'xiaoyichen', 'duyinuo'];

const as = (ctx: SystemContext, account: string, daysAgo: number): Promise<Context> =>
  personAt(ctx, account, daysAgo * dayMs);

async function memberIds(ctx: SystemContext, accounts: readonly string[]): Promise<string[]> {
  const rows = await ctx.read.selectFrom('member').select('id').where('account', 'in', accounts).execute();
  return rows.map(({ id }) => id);
}

/** An evaluation without names that has ended: its results can be read. */
async function seedEvaluation(ctx: SystemContext): Promise<void> {
  const author = await as(ctx, 'yewanqing', 20);
  const { id, version } = await createSurvey(author, {
    kind: ContentType.evaluation,
    title: '第三期导师带教评估',
    introduction: '带教已经结束，请用两分钟告诉我们哪些做得好、哪些要改。结果只用于改进下一期。',
    isAnonymous: true,
    questions: surveyStories.mentorQuestions,
    audience: { organizationIds: [], memberIds: await memberIds(ctx, asked) },
    opensAt: null,
    closesAt: author.now() + 14 * dayMs,
    timeZone,
    remindDaysBefore: null,
  });
  await publishSurvey(author, { id, version });
  for (const [index, answers] of surveyStories.mentorAnswers.entries())
    await submitSurvey([])(await as(ctx, taught[index] ?? '', 18 - index), { id, answers });
  await closeSurvey(await as(ctx, 'yewanqing', 6), { id });
}

/** A survey with names that is open, and waits for everybody. */
async function seedNeeds(ctx: SystemContext): Promise<void> {
  const author = await as(ctx, 'shenruoxi', 2);
  const { id, version } = await createSurvey(author, {
    kind: ContentType.survey,
    title: '明年培训需求调研',
    introduction: '学院正在编制明年的培训计划。请告诉我们您想学什么、何时学、怎么学，大约需要三分钟。',
    isAnonymous: false,
    questions: surveyStories.needsQuestions,
    audience: { organizationIds: [author.actor.tenantId], memberIds: [] },
    opensAt: null,
    closesAt: author.now() + 21 * dayMs,
    timeZone,
    remindDaysBefore: 3,
  });
  await publishSurvey(author, { id, version });
  const answers = { q1: ['o2', 'o5'], q3: 'o1', q4: { r1: 'c3', r2: 'c2' }, q5: 3, q7: 8 };
  await submitSurvey([])(await as(ctx, 'hejingxing', 1), { id, answers });
  await submitSurvey([])(await as(ctx, 'mengxinlan', 1), { id, answers: { q1: ['o4'], q3: 'o2', q5: 2, q7: 7 } });
}

/** Two surveys: one that has ended with results, one that waits for an answer. */
export async function seedSurveys(ctx: SystemContext): Promise<void> {
  await seedEvaluation(ctx);
  await seedNeeds(ctx);
}
