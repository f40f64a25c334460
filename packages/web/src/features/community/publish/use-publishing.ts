import { readDraft } from '@shuyuan/contract/community/draft.wire';
import {
  createQuestion,
  findQuestion,
  listAccountQuestions,
  listManagedQuestions,
  listQuestions,
  readQuestion,
  updateQuestion,
} from '@shuyuan/contract/community/question.wire';
import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { goInstead } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { changeClaims, publishClaims } from './publish-refusals.ts';

const lists = [listQuestions, listAccountQuestions, listManagedQuestions, readDraft];

export const openPublished = (id: string, kind: QuestionKind): void =>
  kind === QuestionKind.ask ? goInstead('questionDetail', { id }) : goInstead('shareContentDetail', { id });

type Done = { readonly kind: QuestionKind; readonly onDone: () => void };

/** Says how it stands and leads to where it is read; D-126: what waits for a moderator says so. */
function useArrival({ kind, onDone }: Done, done: 'published' | 'changed') {
  const t = useT('share');
  return ({ id, state }: { readonly id: string; readonly state: QuestionState }): void => {
    onDone();
    const isWaiting = state === 'pending';
    showNotice(t(isWaiting ? 'community.publish.pending' : `community.publish.${done}`), 'success');
    openPublished(id, kind);
  };
}

/** COMM-09 */
export const usePublishing = (done: Done) =>
  useWrite(createQuestion, { claims: publishClaims, refreshes: lists, onSuccess: useArrival(done, 'published') });

/** COMM-10 */
export const useChanging = (done: Done) =>
  useWrite(updateQuestion, {
    claims: changeClaims,
    refreshes: [...lists, findQuestion, readQuestion],
    onSuccess: useArrival(done, 'changed'),
  });
