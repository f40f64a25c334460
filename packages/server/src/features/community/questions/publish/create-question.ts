import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { isCommunityOpen, isContentAudited } from '../../community-switches.ts';
import { saveQuestionPrice } from '../../offers/save-price.ts';
import type { Form } from '../drafts/draft.store.ts';
import { isModerator } from '../questions.policy.ts';
import { wordsToPublish } from './question-words.ts';
import { showQuestion } from './show-question.ts';
import { choosePlaces, lockVoice } from './where-it-stands.ts';
import { writeQuestion } from './write-question.ts';

type NewQuestion = Form & { readonly accountId?: string | undefined };

/** D-126: whoever agrees to what others write needs nobody to agree. */
const firstState = async (ctx: Context, organizationId: string): Promise<QuestionState> =>
  !isModerator(ctx.actor) && (await isContentAudited(ctx, organizationId)) ? 'pending' : 'active';

/** COMM-09. */
export async function createQuestion(ctx: Context, wish: NewQuestion): Promise<{ id: string; state: QuestionState }> {
  demand(await isCommunityOpen(ctx), 'request.not-found');
  const { kind, columnIds } = wish;
  const { pictures, ...words } = await wordsToPublish(ctx, wish);
  const id = newId(ctx.now());
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const voice = await lockVoice(tx, within, wish);
      const places = await choosePlaces(within, wish);
      const state = await firstState(within, voice.organizationId);
      const { coverFileId, fileIds } = wish;
      const fresh = { id, kind, ...voice, ...places, state };
      await writeQuestion(tx, within, { ...fresh, words, coverFileId, fileIds, pictures });
      await saveQuestionPrice(tx, within, { id, kind, price: wish.price });
      await showQuestion(tx, within, { ...fresh, columnIds });
      return { id, state };
    }),
  );
}
