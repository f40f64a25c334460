import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover, copyToDraft } from '../../files/index.ts';
import { findLatestVersion, insertVersion, listOutline, replaceOutline } from '../outline.store.ts';
import { findPrice } from '../../pricing/index.ts';
import { saveSubjectPrice } from '../prices/save-subject-price.ts';
import { openManagedSubject } from '../subject.policy.ts';
import { subjectCoverPurpose as purpose } from '../subject-cover.ts';
import { insertSubject } from '../subject.store.ts';
import { subjectFieldsOf } from './subject-fields.ts';

/** A draft of the caller's own with the same fields, price and outline, and a cover of its own; nobody's progress comes with it. */
export async function copySubject(ctx: Context, input: { id: string }) {
  const { tenantId, id: authorId } = ctx.actor;
  const subject = await openManagedSubject(ctx, input.id);
  const latest = await findLatestVersion(ctx.read, subject.id);
  demand(latest, 'internal.unexpected');
  const outline = await listOutline(ctx.read, latest.id);
  const stages = outline.map((stage) => ({ ...stage, id: newId(ctx.now()) }));
  const cover = subject.coverFileId === null ? null : await copyToDraft(ctx, subject.coverFileId);
  const fields = { ...subjectFieldsOf(subject), coverFileId: cover?.id ?? null };
  const [id, versionId, at] = [newId(ctx.now()), newId(ctx.now()), new Date(ctx.now())];
  const price = await findPrice(ctx.read, { businessType: 'subject', businessId: subject.id });
  await ctx.inTransaction(async (tx) => {
    await changeCover(tx, ctx, { purpose, subjectId: id, fileId: fields.coverFileId, current: null });
    await insertSubject(tx, { id, tenantId, authorId, ...fields, at });
    await insertVersion(tx, { id: versionId, tenantId, subjectId: id, number: 1, at });
    if (price.isPay) await saveSubjectPrice(tx, ctx, { id, title: fields.title, price });
    const { deadline } = latest;
    await replaceOutline(tx, { tenantId, versionId, deadline, stages, newId: () => newId(ctx.now()) });
  });
  return { id, revision: 1 };
}
