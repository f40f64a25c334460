import { textsOfQuestion } from '@shuyuan/contract/exams/bank/texts-of-question';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockOwnQuestion } from './bank.policy.ts';
import { hasCategory } from './category.store.ts';
import { claimMedia } from './media/claim-media.ts';
import { demandAskable } from './demand-askable.ts';
import { insertNextVersion, insertQuestion, type QuestionFields, updateRetired } from './question.store.ts';

async function checkFields(ctx: Context, fields: QuestionFields): Promise<QuestionFields> {
  demandAskable(fields.question, fields.explanation);
  demand(await hasCategory(ctx.read, { tenantId: ctx.actor.tenantId, id: fields.categoryId }), 'request.not-found');
  const tags = [...new Set(fields.tags)];
  await refuseSensitive(ctx, [...textsOfQuestion(fields.question), fields.explanation, ...tags]);
  return { ...fields, tags };
}

export async function createBankQuestion(ctx: Context, input: QuestionFields) {
  const fields = await checkFields(ctx, input);
  const { tenantId, id: authorId } = ctx.actor;
  const id = newId(ctx.now());
  const row = { id, tenantId, authorId, ...fields, at: new Date(ctx.now()) };
  await ctx.inTransaction(async (tx) => {
    const question = await claimMedia(tx, ctx, { questionId: id, question: fields.question });
    await insertQuestion(tx, { ...row, question });
  });
  return { id, version: 1 };
}

type Revision = QuestionFields & { readonly id: string; readonly version: number };

/** A version that was asked stays: what changes is written beside it. */
export async function reviseBankQuestion(ctx: Context, { id, version, ...input }: Revision) {
  const fields = await checkFields(ctx, input);
  const { tenantId, id: authorId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const current = await lockOwnQuestion(tx, ctx, id);
    demand(current.version === version, 'request.stale', { version: current.version });
    const question = await claimMedia(tx, ctx, { questionId: id, question: fields.question });
    await insertNextVersion(tx, { id, tenantId, authorId, version, ...fields, question, at: new Date(ctx.now()) });
  });
  return { id, version: version + 1 };
}

const setRetired =
  (isRetired: boolean) =>
  async (ctx: Context, { id }: { readonly id: string }) => {
    await ctx.inTransaction(async (tx) => {
      await lockOwnQuestion(tx, ctx, id);
      await updateRetired(tx, id, isRetired);
    });
    return { id, isRetired };
  };

export const retireBankQuestion = setRetired(true);
export const restoreBankQuestion = setRetired(false);
