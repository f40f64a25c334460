import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findPrice, toPriceOut } from '../../pricing/index.ts';
import { listAudience } from '../../people/index.ts';
import { countLearners } from '../../study/index.ts';
import { findLatestVersion, findVersion, listOutline } from '../outline.store.ts';
import { findCoverPath } from '../subject-cover.ts';
import { openManagedSubject, permissionsOf } from '../subject.policy.ts';

/** A subject with everything its form shows. */
export async function readSubjectForm(ctx: Context, input: { id: string }) {
  const subject = await openManagedSubject(ctx, input.id);
  const { id, revision, state, title, introduction, coverFileId, learnSequence, audience, versionId } = subject;
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const outline = await listOutline(ctx.read, latest.id);
  const { people, ...names } = await listAudience(ctx.read, ctx.actor.tenantId, audience);
  return {
    id,
    revision,
    state,
    title,
    introduction,
    coverFileId,
    coverPath: await findCoverPath(ctx, subject),
    learnSequence,
    ...names,
    audiencePeople: people,
    price: toPriceOut(await findPrice(ctx.read, { businessType: 'subject', businessId: id })),
    deadline: latest.deadline,
    stages: outline.map((stage) => ({
      ...stage,
      items: stage.items.map((item) => ({
        ...item,
        prerequisiteKeys: [...item.prerequisiteKeys],
        minimumMarks: [...item.minimumMarks],
      })),
    })),
    publishedNumber: versionId === null ? null : (await findVersion(ctx.read, versionId)).number,
    hasDraft: latest.publishedAt === null,
    learnerCount: (await countLearners(ctx.read, [id]))(id).total,
    can: permissionsOf(subject),
  };
}
