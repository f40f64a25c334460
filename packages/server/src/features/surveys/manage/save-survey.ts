import { amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { listAudience, replaceAudience } from '../audience.store.ts';
import { headOfSurvey } from '../head-of-survey.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import { deleteSurvey, lockSurvey, updateSurvey } from '../survey.store.ts';
import { checkSurveyInput, type SurveyInput } from './survey-input.ts';

type SaveInput = SurveyInput & { readonly id: string; readonly version: number };

export async function saveSurvey(ctx: Context, { id, version, ...input }: SaveInput) {
  const { tenantId } = ctx.actor;
  const { state: before, reward } = await openManagedSurvey(ctx, id);
  demand(surveyLife.can('save', before), 'survey.wrong-state', { state: before });
  const { audience, ...fields } = await checkSurveyInput(ctx, input, reward);
  await ctx.inTransaction(async (tx) => {
    const current = await lockSurvey(tx, { tenantId, id, mode: 'update' });
    demand(current, 'request.not-found');
    const { state, version: known } = current;
    demand(surveyLife.can('save', state), 'survey.wrong-state', { state });
    const isWritten = await updateSurvey(tx, { id, version, ...fields, at: new Date(ctx.now()) });
    demand(isWritten, 'request.stale', { version: known });
    await replaceAudience(tx, { tenantId, surveyId: id, audience });
  });
  return { id, version: version + 1 };
}

/** A draft is nobody's but its author's: nothing is lost with it but their own work. */
export async function removeSurvey(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const { title } = await openManagedSurvey(ctx, id);
  await ctx.inTransaction(async (tx) => {
    const current = await lockSurvey(tx, { tenantId, id, mode: 'update' });
    demand(current, 'request.not-found');
    demand(await deleteSurvey(tx, id), 'survey.wrong-state', { state: current.state });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'survey.deleted',
      subject: { kind: 'survey', id },
      before: { title },
    });
  });
  return {};
}

export async function readSurveyForm(ctx: Context, { id }: { readonly id: string }) {
  const survey = await openManagedSurvey(ctx, id);
  const { organizations, people } = await listAudience(ctx.read, id);
  const { introduction, questions, remindDaysBefore, version } = survey;
  return {
    ...headOfSurvey(survey),
    introduction,
    questions,
    remindDaysBefore,
    reward: amountToWire(survey.reward),
    version,
    organizations,
    people,
    audience: { organizationIds: organizations.map((one) => one.id), memberIds: people.map((one) => one.id) },
  };
}
