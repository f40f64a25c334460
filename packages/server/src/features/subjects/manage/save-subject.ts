import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover, removeUnused } from '../../files/index.ts';
import { findLatestVersion, insertVersion, replaceOutline } from '../outline.store.ts';
import { lockEdited, openManagedSubject } from '../subject.policy.ts';
import { subjectCoverPurpose as purpose } from '../subject-cover.ts';
import { type SubjectFields, updateSubject } from '../subject.store.ts';
import { saveSubjectPrice } from '../prices/save-subject-price.ts';
import { resolveStages, type StageInput } from './stage-input.ts';
import { checkFields, subjectFieldsOf } from './subject-fields.ts';

type SubjectInput = SubjectFields & {
  readonly id: string;
  readonly revision: number;
  readonly deadline: DeadlineRule | null;
  /** Absent: as it was. */
  readonly price?: PriceSetting | undefined;
  readonly stages: readonly StageInput[];
};

/** The draft to write to: the latest version, or the next one where that is published. */
async function openDraft(tx: Tx, ctx: Context, subjectId: string): Promise<string> {
  const latest = await findLatestVersion(tx, subjectId);
  if (latest?.publishedAt === null) return latest.id;
  const id = newId(ctx.now());
  const number = (latest?.number ?? 0) + 1;
  await insertVersion(tx, { id, tenantId: ctx.actor.tenantId, subjectId, number, at: new Date(ctx.now()) });
  return id;
}

/** The fields hold at once; the outline is the draft's until it is published. */
export async function saveSubject(ctx: Context, { deadline, ...input }: SubjectInput) {
  const { tenantId } = ctx.actor;
  const { id } = await openManagedSubject(ctx, input.id);
  const fields = subjectFieldsOf(input);
  await checkFields(ctx, fields);
  const stages = await resolveStages(ctx, id, input.stages);
  const { revision, unused } = await ctx.inTransaction(async (tx) => {
    const { coverFileId: current } = await lockEdited(tx, ctx, input);
    const keys = await changeCover(tx, ctx, { purpose, subjectId: id, fileId: fields.coverFileId, current });
    await saveSubjectPrice(tx, ctx, { id, title: fields.title, price: input.price });
    const versionId = await openDraft(tx, ctx, id);
    await replaceOutline(tx, { tenantId, versionId, deadline, stages, newId: () => newId(ctx.now()) });
    return { revision: await updateSubject(tx, { id, ...fields, at: new Date(ctx.now()) }), unused: keys };
  });
  await removeUnused(ctx, unused);
  return { id, revision };
}
