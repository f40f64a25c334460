import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { type Context, transact } from '../../../../platform/context.ts';
import { removeUnused } from '../../../files/index.ts';
import { demandKeptForBuyers, saveQuestionPrice } from '../../offers/save-price.ts';
import { claimToPublish, releaseQuestionFiles } from './claim-question-files.ts';
import type { Form } from '../drafts/draft.store.ts';
import { demandEditor, lockQuestionAccess, openQuestion } from '../questions.policy.ts';
import { moveBetweenCircles } from './move-between-circles.ts';
import { wordsToPublish } from './question-words.ts';
import { listTopicIds, replaceFiles, replaceTopics, updateQuestion as update } from './question-writes.store.ts';
import { stateAfterEdit } from './wait-again.ts';
import { choosePlaces } from './where-it-stands.ts';

type Change = Omit<Form, 'kind' | 'columnIds'> & { readonly id: string };

/** COMM-10. Where new content is looked at first, other words or files are new content (D-126). */
export async function updateQuestion(ctx: Context, wish: Change): Promise<{ id: string; state: QuestionState }> {
  const { id, coverFileId, fileIds } = wish;
  const before = await openQuestion(ctx, id);
  demandEditor(ctx, before);
  const { pictures, ...words } = await wordsToPublish(ctx, { ...wish, kind: before.kind });
  const { state, unused } = await transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const question = await lockQuestionAccess(tx, within, id);
      demandEditor(within, question);
      const { tenantId, kind, circleId } = question;
      const kept = { topicIds: await listTopicIds(tx, id), circleId };
      const places = await choosePlaces(within, wish, kept);
      const files = await claimToPublish(tx, within, { kind, coverFileId, fileIds, pictures, subjectId: id });
      await demandKeptForBuyers(tx, id, { ...files, text: words.text });
      const after = await stateAfterEdit(tx, within, { question, wish: { ...words, ...files } });
      await update(tx, id, {
        ...words,
        circleId: places.circleId,
        coverFileId: files.coverFileId,
        at: new Date(within.now()),
      });
      await replaceTopics(tx, { tenantId, questionId: id, topicIds: places.topicIds });
      await replaceFiles(tx, { tenantId, questionId: id, ...files });
      await saveQuestionPrice(tx, within, { id, kind, price: wish.price });
      await moveBetweenCircles(tx, { ...question, state: after }, places.circleId);
      return {
        state: after,
        unused: await releaseQuestionFiles(tx, { tenantId, subjectId: id }, files),
      };
    }),
  );
  await removeUnused(ctx, unused);
  return { id, state };
}
