import { graceMs } from '@shuyuan/contract/exams/taking/attempt-time';
import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import type { Actor, SystemContext } from '../../../../platform/context.ts';
import type { FileOwner } from '../../../files/index.ts';
import { findPublishedExam } from '../../papers/exam.store.ts';
import { findTaking } from '../../taking/attempt.store.ts';
import { isMarked, listAskedAttempts, listQuestionsWith, mediaPurpose } from './question-media.store.ts';

/** Asked of the feature that has cards: practice knows exams, never the other way round. */
type HasCard = (ctx: SystemContext, actor: Actor, questionIds: readonly string[]) => Promise<boolean>;

type Query = { readonly tenantId: string; readonly memberId: string; readonly fileId: string };

/** While it is answered, and afterwards as the exam shows questions; of an explanation as it shows keys. */
async function isShownToTaker({ read, now }: SystemContext, query: Query): Promise<boolean> {
  const { tenantId, memberId } = query;
  const attempts = await listAskedAttempts(read, query);
  const isAnswered = ({ endedAt, closesAt, isKey }: (typeof attempts)[number]): boolean =>
    !isKey && endedAt === null && now() <= closesAt.getTime() + graceMs;
  if (attempts.some(isAnswered)) return true;
  for (const { examId, settings: shows, endedAt, isKey } of attempts) {
    const exam = endedAt && (await findPublishedExam(read, tenantId, examId));
    if (!exam) continue;
    const taking = await findTaking(read, { examId, memberId });
    const reveal = revealOf({ shows, limits: exam.settings, now: now(), ...taking });
    if (isKey ? reveal.key : reveal.answers) return true;
  }
  return false;
}

/**
 * Whoever may read the question at this moment may read its pictures and sounds: those who make exams, a taker of a paper
 * that has this very version, a marker of it, and whoever may practise it. The address alone opens nothing.
 */
export const questionMediaOwner = (hasCard: HasCard): FileOwner => ({
  purpose: mediaPurpose,
  isSecret: true,
  mayRead: async (ctx, actor, { id: fileId }) => {
    if (actor.capabilities.has('exam.create') || actor.capabilities.has('exam.manageAll')) return true;
    const query = { tenantId: actor.tenantId, memberId: actor.id, fileId };
    if (await isShownToTaker(ctx, query)) return true;
    if (await isMarked(ctx.read, query)) return true;
    const questionIds = await listQuestionsWith(ctx.read, query);
    return questionIds.length > 0 && hasCard(ctx, actor, questionIds);
  },
});
