import { demand } from '@shuyuan/contract/kernel/app-error';
import { type PublishProblem, publishProblem } from '@shuyuan/contract/surveys/survey-states';
import type { AuditAction } from '@shuyuan/contract/admin/audit-words';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, ContextOf, Tx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { shuffleAnswers } from '../answer/answer.store.ts';
import { listAudience } from '../audience.store.ts';
import { notifyAudience } from '../notify-audience.ts';
import { payJob } from '../reward/pay-job.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import { lockSurvey, type SurveyRow, updateSurveyState } from '../survey.store.ts';

type Move = 'schedule' | 'withdraw' | 'open' | 'close';
const auditActions = {
  schedule: 'survey.scheduled',
  withdraw: 'survey.withdrawn',
  open: 'survey.opened',
  close: 'survey.closed',
} as const satisfies Record<Move, AuditAction>;

type Mover = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string } | null>,
  'actor' | 'requestId' | 'now' | 'external'
>;

/** One step of its life, with what follows from it; by its author or by the clock. */
export async function moveSurvey(
  tx: Tx,
  ctx: Mover,
  { survey, action }: { readonly survey: SurveyRow; readonly action: Move },
) {
  const { id, tenantId, state } = survey;
  const isMoved = await updateSurveyState(tx, { id, action, at: new Date(ctx.now()) });
  demand(isMoved, 'survey.wrong-state', { state });
  if (action === 'open') await notifyAudience(tx, ctx, { survey, text: 'invited', key: `survey invited ${id}` });
  if (action === 'close' && survey.isAnonymous) await shuffleAnswers(tx, id);
  if (action === 'close' && survey.reward > 0n)
    await enqueue(tx, { name: payJob, payload: { tenantId, surveyId: id }, key: `${payJob} ${id}` });
  await recordAudit(tx, ctx, { tenantId, action: auditActions[action], subject: { kind: 'survey', id } });
}

async function changeState(ctx: Context, id: string, action: Exclude<Move, 'open' | 'schedule'>) {
  await openManagedSurvey(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const survey = await lockSurvey(tx, { tenantId: ctx.actor.tenantId, id, mode: 'update' });
    demand(survey, 'request.not-found');
    await moveSurvey(tx, ctx, { survey, action });
    return { id, state: action === 'close' ? ('closed' as const) : ('draft' as const) };
  });
}

export const withdrawSurvey = (ctx: Context, { id }: { readonly id: string }) => changeState(ctx, id, 'withdraw');
export const closeSurvey = (ctx: Context, { id }: { readonly id: string }) => changeState(ctx, id, 'close');

async function findProblem(tx: Tx, survey: SurveyRow, now: number): Promise<PublishProblem | null> {
  const { organizations, people } = await listAudience(tx, survey.id);
  const counts = {
    questionCount: survey.questions.length,
    audienceCount: organizations.length + people.length,
  };
  return publishProblem({ ...survey, ...counts }, now);
}

/** Opens a draft as its author last saw it: at once, or at the time it names. */
export async function publishSurvey(ctx: Context, { id, version }: { readonly id: string; readonly version: number }) {
  await openManagedSurvey(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const survey = await lockSurvey(tx, { tenantId: ctx.actor.tenantId, id, mode: 'update' });
    demand(survey, 'request.not-found');
    const { state, opensAt } = survey;
    demand(state === 'draft', 'survey.wrong-state', { state });
    demand(survey.version === version, 'request.stale', { version: survey.version });
    const problem = await findProblem(tx, survey, ctx.now());
    demand(problem === null, 'survey.incomplete', { problem });
    const action = opensAt !== null && opensAt > ctx.now() ? 'schedule' : 'open';
    await moveSurvey(tx, ctx, { survey, action });
    return { id, state: action === 'open' ? ('open' as const) : ('scheduled' as const) };
  });
}
