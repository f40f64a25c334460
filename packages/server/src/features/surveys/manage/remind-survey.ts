import { demand } from '@shuyuan/contract/kernel/app-error';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../../platform/context.ts';
import { notifyAudience } from '../notify-audience.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import { lockSurvey, updateReminded } from '../survey.store.ts';

/** Reminds those who have not answered, at most once a day of the survey's zone. Who they are is not told. */
export async function remindSurvey(ctx: Context, { id }: { readonly id: string }) {
  await openManagedSurvey(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const survey = await lockSurvey(tx, { tenantId: ctx.actor.tenantId, id, mode: 'update' });
    demand(survey, 'request.not-found');
    const { state, timeZone, remindedAt } = survey;
    demand(isTakingAnswers(survey, ctx.now()), 'survey.wrong-state', { state });
    const today = dayIn(timeZone, ctx.now());
    demand(remindedAt === null || dayIn(timeZone, remindedAt) !== today, 'survey.reminded-today');
    await updateReminded(tx, id, new Date(ctx.now()));
    const key = `survey reminded ${id} ${today}`;
    return { remindedCount: await notifyAudience(tx, ctx, { survey, text: 'reminded', key }) };
  });
}
