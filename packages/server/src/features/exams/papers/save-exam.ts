import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findPrice, saveCompanyPrice } from '../../pricing/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { earlierTakers } from '../prices/exam-price.store.ts';
import { lockEdited, openManagedExam } from './exam.policy.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { type ExamFields, insertExam, updateExam } from './exam.store.ts';

/** Absent: as it was, or free. */
type ExamInput = ExamFields & { readonly price?: PriceSetting | undefined };
type Draft = { readonly fields: ExamFields; readonly price: PriceSetting | undefined };

/** The fields as they are stored, each entry of the audience once. */
const fieldsOf = ({ name, introduction, audience, settings, paper }: ExamFields): ExamFields => ({
  name,
  introduction,
  settings,
  paper,
  audience: distinctAudience(audience),
});

/** Refuses words nobody may write, and an audience that names what is not there. */
async function checkFields(ctx: Context, { name, introduction, audience }: ExamFields): Promise<void> {
  await refuseSensitive(ctx, [name, introduction]);
  demand(await isAudienceKnown(ctx.read, ctx.actor.tenantId, audience), 'course.unknown-person');
}

/** D-114: whoever began it while it was free keeps it. */
const savePrice = (tx: Tx, ctx: Context, { id, fields: { name: title }, price }: Draft & { readonly id: string }) =>
  saveCompanyPrice(tx, ctx, { businessType: 'exam', businessId: id, title, price, earlier: earlierTakers(id) });

/** A draft may have every problem but wrong fields: they are shown, and keep it from being published. */
export async function saveExam(ctx: Context, input: ExamInput & { readonly id: string; readonly revision: number }) {
  const { id } = await openManagedExam(ctx, input.id);
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  return ctx.inTransaction(async (tx) => {
    await lockEdited(tx, ctx, input);
    await savePrice(tx, ctx, { id, fields, price: input.price });
    return { id, revision: await updateExam(tx, { id, fields, at: new Date(ctx.now()) }) };
  });
}

async function insertDraft(ctx: Context, draft: Draft) {
  const { tenantId, id: authorId } = ctx.actor;
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await insertExam(tx, { id, tenantId, authorId, ...draft.fields, at: new Date(ctx.now()) });
    await savePrice(tx, ctx, { id, ...draft });
  });
  return { id, revision: 1 };
}

export async function createExam(ctx: Context, input: ExamInput) {
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  return insertDraft(ctx, { fields, price: input.price });
}

/** A draft of the caller's own at the same price; nobody's attempts come with it. */
export async function copyExam(ctx: Context, { id }: { readonly id: string }) {
  const fields = fieldsOf(await openManagedExam(ctx, id));
  return insertDraft(ctx, { fields, price: await findPrice(ctx.read, { businessType: 'exam', businessId: id }) });
}
