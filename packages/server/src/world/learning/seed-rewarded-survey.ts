import { amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { ContentType } from '@shuyuan/contract/study/content-types';
import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { createSurvey, createSurveyTemplate, publishSurvey, submitSurvey } from '../../features/surveys/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const common = { isRequired: true, startsPage: false, condition: null } as const;
const questions: readonly Question[] = [
  {
    ...common,
    id: 'q1',
    kind: 'single',
    title: '您的建议主要关于哪一方面？',
    options: ['安全', '质量', '效率', '现场环境'].map((text, index) => ({ id: `o${index + 1}`, text })),
  },
  { ...common, id: 'q2', kind: 'longText', title: '现在是怎样的？您建议怎样改？' },
  { ...common, id: 'q3', kind: 'rating', title: '实施起来有多容易？', scale: 'five', isRequired: false },
];

const asked = ['xiaoyichen', 'duyinuo', 'wenjiahe', 'tanmuyang'];

/** An open survey that pays whoever takes part, and a template of the company made of it. */
export async function seedRewardedSurvey(ctx: SystemContext): Promise<void> {
  const lu = await personAt(ctx, 'luchengze', 3 * dayMs);
  // The platform pays: only whoever manages the ledger promises coins.
  const author = { ...lu, actor: { ...lu.actor, capabilities: new Set(['ledger.manage'] as const) } };
  const members = await ctx.read.selectFrom('member').select('id').where('account', 'in', asked).execute();
  const { id, version } = await createSurvey(author, {
    kind: ContentType.survey,
    title: '一线改善建议征集',
    introduction: '请写下一条您最想推动的改善建议。参加的同事在调研结束后各得 20 枚学习币。',
    isAnonymous: false,
    questions,
    audience: { organizationIds: [], memberIds: members.map((member) => member.id) },
    opensAt: null,
    closesAt: author.now() + 30 * dayMs,
    timeZone: 'Asia/Shanghai',
    remindDaysBefore: 3,
    reward: amount(2_000n),
  });
  await publishSurvey(author, { id, version });
  await createSurveyTemplate(author, { surveyId: id });
  const answers = { q1: 'o3', q2: '换型工具分散在三个柜子里，建议按换型顺序做成一辆工具车。', q3: 4 };
  await submitSurvey([])(await personAt(ctx, 'duyinuo', 2 * dayMs), { id, answers });
}
