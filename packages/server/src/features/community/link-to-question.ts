import { QuestionKind } from '@shuyuan/contract/community/questions';

type Shown = { readonly id: string; readonly kind: QuestionKind };

/** Where the client shows it; `at` is the answer or reply that is meant. */
export function linkToQuestion({ id, kind }: Shown, at?: string): string {
  const page = kind === QuestionKind.ask ? `/ask/question/detail/${id}` : `/share-content-detail/${id}`;
  return at === undefined ? page : `${page}?at=${at}`;
}
