import { amount } from '@shuyuan/contract/kernel/amount';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { listAudience, replaceAudience } from '../audience.store.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import { insertSurvey } from '../survey.store.ts';
import { type CheckedSurvey, checkSurveyInput, type SurveyInput } from './survey-input.ts';

async function writeDraft(tx: Tx, ctx: Context, { audience, ...fields }: CheckedSurvey) {
  const { id: authorId, tenantId } = ctx.actor;
  const id = newId(ctx.now());
  await insertSurvey(tx, { id, tenantId, authorId, ...fields, at: new Date(ctx.now()) });
  await replaceAudience(tx, { tenantId, surveyId: id, audience });
  const { title, isAnonymous } = fields;
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'survey.created',
    subject: { kind: 'survey', id },
    after: { title, isAnonymous },
  });
  return { id, version: 1 };
}

export async function createSurvey(ctx: Context, input: SurveyInput) {
  const checked = await checkSurveyInput(ctx, input);
  return ctx.inTransaction((tx) => writeDraft(tx, ctx, checked));
}

/** A draft of the caller's own that asks the same; its times are theirs to choose. */
export async function copySurvey(ctx: Context, { id }: { readonly id: string }) {
  const survey = await openManagedSurvey(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { organizations, people } = await listAudience(tx, id);
    const { kind, title, introduction, isAnonymous, questions, timeZone, remindDaysBefore } = survey;
    return writeDraft(tx, ctx, {
      kind,
      title,
      introduction,
      isAnonymous,
      questions,
      timeZone,
      remindDaysBefore,
      opensAt: null,
      closesAt: null,
      // Coins are promised anew or not at all.
      reward: amount(0n),
      audience: { organizationIds: organizations.map((one) => one.id), memberIds: people.map((one) => one.id) },
    });
  });
}
