import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover } from '../../files/index.ts';
import { insertVersion } from '../outline.store.ts';
import { subjectCoverPurpose as purpose } from '../subject-cover.ts';
import { insertSubject, type SubjectFields } from '../subject.store.ts';
import { checkFields, subjectFieldsOf } from './subject-fields.ts';

/** A draft with an empty outline. */
export async function createSubject(ctx: Context, input: SubjectFields) {
  const { tenantId, id: authorId } = ctx.actor;
  const fields = subjectFieldsOf(input);
  await checkFields(ctx, fields);
  const [id, at] = [newId(ctx.now()), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    await changeCover(tx, ctx, { purpose, subjectId: id, fileId: fields.coverFileId, current: null });
    await insertSubject(tx, { id, tenantId, authorId, ...fields, at });
    await insertVersion(tx, { id: newId(ctx.now()), tenantId, subjectId: id, number: 1, at });
  });
  return { id, revision: 1 };
}
