import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Question, questionProblems } from '@shuyuan/contract/surveys/question-kinds';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { type AudienceInput, countKnown } from '../audience.store.ts';
import type { SurveyFields } from '../survey.store.ts';

export type SurveyInput = Omit<SurveyFields, 'reward'> & {
  readonly reward?: Amount;
  readonly audience: AudienceInput;
};
export type CheckedSurvey = SurveyFields & { readonly audience: AudienceInput };

const optionTexts = (question: Question): string[] => {
  if ('options' in question) return question.options.map(({ text }) => text);
  return question.kind === 'matrix' ? [...question.rows, ...question.columns].map(({ text }) => text) : [];
};

const textsOf = ({ title, introduction, questions }: SurveyInput): string[] => [
  title,
  introduction,
  ...questions.flatMap((question) => [question.title, ...optionTexts(question)]),
];

/** Refuses what no survey can be: questions that contradict each other, strangers, banned words. */
export async function checkSurveyInput(
  ctx: Context,
  input: SurveyInput,
  rewardBefore: Amount = amount(0n),
): Promise<CheckedSurvey> {
  const { reward = rewardBefore } = input;
  // The platform pays it: whoever may not grant coins may not promise them.
  demand(reward === rewardBefore || reward === 0n || ctx.actor.capabilities.has('ledger.manage'), 'auth.forbidden');
  const problems = questionProblems(input.questions);
  demand(problems.size === 0, 'survey.wrong-questions', { questions: Object.fromEntries(problems) });
  const audience = {
    organizationIds: [...new Set(input.audience.organizationIds)],
    memberIds: [...new Set(input.audience.memberIds)],
  };
  const known = await countKnown(ctx.read, ctx.actor.tenantId, audience);
  demand(known === audience.organizationIds.length + audience.memberIds.length, 'survey.unknown-audience');
  await refuseSensitive(ctx, textsOf(input));
  return { ...input, reward, audience };
}
