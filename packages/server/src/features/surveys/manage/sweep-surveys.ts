import { AppError } from '@shuyuan/contract/kernel/app-error';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { notifyAudience } from '../notify-audience.ts';
import {
  listToClose,
  listToOpen,
  listToRemind,
  lockSurvey,
  type SurveyRow,
  updateRemindedByClock,
} from '../survey.store.ts';
import { moveSurvey } from './move-survey.ts';

const atOnce = 100;

type Due = { readonly id: string; readonly tenantId: string };
type Step = (tx: Tx, ctx: SystemContext, survey: SurveyRow) => Promise<void>;

/** Each in a transaction of its own: one that cannot move does not keep the others. */
async function takeEach(ctx: SystemContext, due: readonly Due[], step: Step): Promise<void> {
  for (const one of due) {
    const moving = transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const survey = await lockSurvey(tx, { ...one, mode: 'update' });
        if (survey) await step(tx, within, survey);
      }),
    );
    await moving.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}

/** Opens, closes and reminds by the clock, in this order: nobody is reminded of what has just closed. */
export async function sweepSurveys(ctx: SystemContext): Promise<void> {
  const now = new Date(ctx.now());
  await takeEach(ctx, await listToOpen(ctx.read, now, atOnce), (tx, within, survey) =>
    moveSurvey(tx, within, { survey, action: 'open' }),
  );
  await takeEach(ctx, await listToClose(ctx.read, now, atOnce), (tx, within, survey) =>
    moveSurvey(tx, within, { survey, action: 'close' }),
  );
  await takeEach(ctx, await listToRemind(ctx.read, now, atOnce), async (tx, within, survey) => {
    await updateRemindedByClock(tx, survey.id);
    await notifyAudience(tx, within, { survey, text: 'reminded', key: `survey reminded ${survey.id} by clock` });
  });
}
