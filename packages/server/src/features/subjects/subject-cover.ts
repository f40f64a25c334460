import type { Context } from '../../platform/context.ts';
import { type FileOwner, findFile } from '../files/index.ts';
import { managesSubject } from './subject.policy.ts';
import { findSubject, isForMember, type SubjectRow } from './subject.store.ts';

export const subjectCoverPurpose = 'subject-cover';

/** A cover is for whoever may open the subject; its managers read it before. */
export const subjectCoverOwner: FileOwner = {
  purpose: subjectCoverPurpose,
  mayRead: async ({ read }, actor, { subjectId }) => {
    const subject = subjectId === null ? undefined : await findSubject(read, actor.tenantId, subjectId);
    if (!subject) return false;
    return managesSubject(actor, subject) || (subject.state === 'published' && isForMember(read, subject.id, actor.id));
  },
};

/** The address of its cover; null: it has none, and the client draws one. */
export async function findCoverPath(ctx: Context, { coverFileId }: SubjectRow): Promise<string | null> {
  const cover = coverFileId === null ? undefined : await findFile(ctx.read, ctx.actor.tenantId, coverFileId);
  return cover ? `/files/${cover.path}` : null;
}
