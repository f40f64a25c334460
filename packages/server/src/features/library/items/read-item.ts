import { canReadVersion } from '@shuyuan/contract/library/version-access';
import type { Context } from '../../../platform/context.ts';
import { managesItem, openItem, permissionsOf } from '../item.policy.ts';
import { type ItemRow, listItemTopics } from '../item.store.ts';
import { listVersions } from '../version.store.ts';
import { averageOf } from './average-of.ts';
import { findItemOffers } from '../prices/find-item-offers.ts';
import { findItemFacts } from './item-facts.store.ts';
import { findScore } from './score.store.ts';

type Access = { readonly isManager: boolean; readonly isPaid: boolean; readonly isBought: boolean };

/** Whoever has bought an item reads every version of it: another one takes nothing from them (D-123). */
async function versionsOf(ctx: Context, { id, fileId, showsVersions }: ItemRow, access: Access) {
  const { isManager, isPaid, isBought } = access;
  const versions = await listVersions(ctx.read, id);
  return versions.map(({ createdAt, size, fileName, ...version }) => {
    const isCurrent = version.fileId === fileId;
    const isRead = isPaid && canReadVersion(isCurrent, { isManager, showsVersions: showsVersions || isBought });
    return {
      ...version,
      fileId: isRead ? version.fileId : null,
      fileName: isPaid ? fileName : null,
      size: Number(size),
      createTime: createdAt.getTime(),
      isCurrent,
    };
  });
}

const nothing = { edit: false, publish: false, withdraw: false, archive: false };

function courseOf({ courseId, sectionKey }: ItemRow, title: string | null) {
  return courseId === null || sectionKey === null || title === null ? null : { id: courseId, title, sectionKey };
}

/** ROUTE-09 */
export async function readItem(ctx: Context, input: { readonly id: string }) {
  const item = await openItem(ctx, input.id);
  const { id, state, title, introduction, kind, fileId, revision } = item;
  const isManager = managesItem(ctx.actor, item);
  const offer = (await findItemOffers(ctx, [item])).get(id);
  const isPaid = offer?.isOpen ?? true;
  const { fileName, seconds, ...facts } = await findItemFacts(ctx.read, id);
  const topics = await listItemTopics(ctx.read, [id]);
  const { unitId, unitName } = facts;
  return {
    id,
    state,
    title,
    introduction,
    kind,
    fileId: isPaid ? fileId : null,
    revision,
    fileName: isPaid ? fileName : null,
    seconds,
    ...(offer && { offer }),
    coverPath: facts.coverPath === null ? null : `/files/${facts.coverPath}`,
    author: { id: facts.authorId, fullName: facts.authorName, portrait: facts.authorPortrait },
    organization: unitId === null || unitName === null ? null : { id: unitId, name: unitName },
    topics: topics.map(({ id: topicId, name }) => ({ id: topicId, name })),
    avgScore: averageOf(item.scoreSum, item.scoreCount),
    scoreCount: item.scoreCount,
    myScore: await findScore(ctx.read, { itemId: id, memberId: ctx.actor.id }),
    publishTime: item.publishedAt?.getTime() ?? null,
    updateTime: item.updatedAt.getTime(),
    isOfCourse: item.courseId !== null,
    versions: await versionsOf(ctx, item, { isManager, isPaid, isBought: offer?.isBought ?? false }),
    course: courseOf(item, facts.courseTitle),
    can: {
      ...(isManager ? permissionsOf(item) : nothing),
      score: isPaid && state === 'published',
      download: isPaid && (isManager || item.allowsDownload),
    },
  };
}
