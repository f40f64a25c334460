import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, together } from '../../../../platform/context.ts';
import { countContentInCircle } from '../../circles/circle-counts.store.ts';
import { removeUnused } from '../../covers.ts';
import { claimToPublish, releaseQuestionFiles } from './claim-question-files.ts';
import type { DraftFields } from '../drafts/draft.store.ts';
import { holdQuestion, openQuestion, rightsOn } from '../questions.policy.ts';
import { wordsToPublish } from './question-words.ts';
import { listTopicIds, replaceFiles, replaceTopics, updateQuestion as update } from './question-writes.store.ts';
import type { Standing } from '../question.store.ts';
import { choosePlaces } from './where-it-stands.ts';

type Tx = Parameters<typeof update>[0];
type Change = Omit<DraftFields, 'kind' | 'columnIds'> & { readonly id: string };

/** What people can find has moved from one circle to another. */
async function moveBetweenCircles(tx: Tx, question: Standing, to: string | null): Promise<void> {
  const { accountId, circleId: from, state } = question;
  if (from === to || state === 'pending') return;
  // In one order: two that change places never wait for each other.
  const changes = [
    { id: from, contents: -1 },
    { id: to, contents: 1 },
  ].toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
  for (const { id, contents } of changes) if (id !== null) await countContentInCircle(tx, id, { accountId, contents });
}

/** COMM-10. What was agreed to once stays so; a moderator who disagrees takes it away. */
export async function updateQuestion(ctx: Context, wish: Change): Promise<{ id: string; state: QuestionState }> {
  const { id, coverFileId, fileIds } = wish;
  const before = await openQuestion(ctx, id);
  demand(rightsOn(ctx, before).mayEdit, 'auth.forbidden');
  const { pictures, ...words } = await wordsToPublish(ctx, { ...wish, kind: before.kind });
  const { state, unused } = await together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const question = await holdQuestion(tx, within, id);
      demand(rightsOn(within, question).mayEdit, 'auth.forbidden');
      const { tenantId, kind, circleId } = question;
      const kept = { topicIds: await listTopicIds(tx, id), circleId };
      const places = await choosePlaces(within, wish, kept);
      const files = await claimQuestionFiles(tx, within, { kind, coverFileId, fileIds, pictures, subjectId: id });
      await update(tx, id, {
        ...words,
        circleId: places.circleId,
        coverFileId: files.coverFileId,
        at: new Date(within.now()),
      });
      await replaceTopics(tx, { tenantId, questionId: id, topicIds: places.topicIds });
      await replaceFiles(tx, { tenantId, questionId: id, ...files });
      await moveBetweenCircles(tx, question, places.circleId);
      return {
        state: question.state,
        unused: await releaseQuestionFiles(tx, { tenantId, subjectId: id }, files),
      };
    }),
  );
  await removeUnused(ctx, unused);
  return { id, state };
}
