import { QuestionKind, questionFilesMax, questionTextMax } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { Context } from '../../../../platform/context.ts';
import { refuseSensitive } from '../../../system/index.ts';
import { cleanText, hasTooManyTags, type RichText, summaryOf } from '../../rich-text.ts';
import type { Words } from './question-writes.store.ts';

type Written = {
  readonly kind: QuestionKind;
  readonly title: string;
  readonly content: string;
  readonly fileIds: readonly string[];
};

/** A film or a document speaks for itself; a question or an article is its text. */
const needsWords = (kind: QuestionKind): boolean => kind === QuestionKind.ask || kind === QuestionKind.article;

/** COMM-09, D-127, D-128: the words as they may be published. */
export async function wordsToPublish(
  ctx: Context,
  { kind, title, content, fileIds }: Written,
): Promise<Words & Pick<RichText, 'pictures'>> {
  demand(!hasTooManyTags(content), 'question.too-long');
  const { html, text, captions, pictures } = cleanText(content);
  demand(textLength(text) <= questionTextMax, 'question.too-long');
  demand(!needsWords(kind) || text !== '' || pictures.length > 0, 'question.empty');
  demand(questionFilesMax[kind] === 0 || fileIds.length > 0, 'question.files-missing');
  await refuseSensitive(ctx, [title, text, ...captions]);
  return { title, content: html, text, summary: summaryOf(text), pictures };
}
