import { demand } from '@shuyuan/contract/kernel/app-error';
import { distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockEdited, openManagedExam } from './exam.policy.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { type ExamFields, insertExam, updateExam } from './exam.store.ts';

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

/** A draft may have every problem but wrong fields: they are shown, and keep it from being published. */
export async function saveExam(ctx: Context, input: ExamFields & { readonly id: string; readonly revision: number }) {
  const { id } = await openManagedExam(ctx, input.id);
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  return ctx.inTransaction(async (tx) => {
    await lockEdited(tx, ctx, input);
    return { id, revision: await updateExam(tx, { id, fields, at: new Date(ctx.now()) }) };
  });
}

async function insertDraft(ctx: Context, fields: ExamFields) {
  const { tenantId, id: authorId } = ctx.actor;
  const id = newId(ctx.now());
  await ctx.inTransaction((tx) => insertExam(tx, { id, tenantId, authorId, ...fields, at: new Date(ctx.now()) }));
  return { id, revision: 1 };
}

export async function createExam(ctx: Context, input: ExamFields) {
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  return insertDraft(ctx, fields);
}

/** A draft of the caller's own; nobody's attempts come with it. */
export const copyExam = async (ctx: Context, { id }: { readonly id: string }) =>
  insertDraft(ctx, fieldsOf(await openManagedExam(ctx, id)));
