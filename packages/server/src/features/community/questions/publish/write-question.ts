import type { QuestionState } from '@shuyuan/contract/community/question-life';
import type { Context, Tx } from '../../../../platform/context.ts';
import { claimToPublish, releaseQuestionFiles, type WantedFiles } from './claim-question-files.ts';
import { deleteDraft, findDraftId } from '../drafts/draft.store.ts';
import { insertQuestion, replaceFiles, replaceTopics, type Words } from './question-writes.store.ts';
import type { SpokenBy } from './where-it-stands.ts';

type NewQuestion = WantedFiles &
  SpokenBy & {
    readonly id: string;
    readonly words: Words;
    readonly topicIds: readonly string[];
    readonly circleId: string | null;
    readonly state: QuestionState;
  };

/**
 * D-140: what is published was a draft until now, and its files go with it. The bytes of those it does not show are left
 * to the sweeper: whoever publishes with a request key commits later than this, and may yet fail to (D-026).
 */
export async function writeQuestion(tx: Tx, ctx: Context, question: NewQuestion): Promise<void> {
  const { id, words, topicIds, circleId, state, kind, accountId, organizationId } = question;
  const { tenantId, id: authorId } = ctx.actor;
  const draftId = await findDraftId(tx, { memberId: authorId, accountId });
  const files = await claimToPublish(tx, ctx, { ...question, subjectId: id });
  await insertQuestion(tx, {
    ...words,
    id,
    tenantId,
    organizationId,
    kind,
    authorId,
    accountId,
    circleId,
    state,
    coverFileId: files.coverFileId,
    at: new Date(ctx.now()),
  });
  await replaceTopics(tx, { tenantId, questionId: id, topicIds });
  await replaceFiles(tx, { tenantId, questionId: id, ...files });
  if (draftId === undefined) return;
  await deleteDraft(tx, authorId, draftId);
  await releaseQuestionFiles(tx, { tenantId, subjectId: draftId });
}
