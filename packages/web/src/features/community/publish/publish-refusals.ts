import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { ApiError } from '../../../lib/api-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { contentFacts } from '../../../shared/rich-text/content-facts.ts';
import { textOf, textOfNumber } from '../../../lib/texts.ts';
import type { PublishDraft, PublishField } from './publish-draft.ts';

const fieldOfCode = {
  'question.too-long': 'content',
  'question.empty': 'content',
  'question.files-missing': 'files',
  'question.unknown-file': 'files',
  'question.unknown-topic': 'topics',
  'question.unknown-circle': 'circleId',
  'price.unknown-card': 'price',
} as const satisfies Partial<Record<ErrorCode, PublishField>>;

/** What the form places at its fields, and what then shows nowhere else. */
export const changeClaims = [
  'sensitive.found',
  'question.too-long',
  'question.empty',
  'question.files-missing',
  'question.unknown-file',
  'question.unknown-topic',
  'question.unknown-circle',
  'price.unknown-card',
] as const satisfies readonly ErrorCode[];
/** Only what is new has columns to choose. */
export const publishClaims = [...changeClaims, 'column.foreign-content'] as const satisfies readonly ErrorCode[];

const wordsOf = (words: unknown): readonly string[] =>
  Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];

/** The field a word stands in; the server folds spellings we do not, and then the text, the longest, answers. */
function fieldWith(words: readonly string[], { title, files }: PublishDraft): 'title' | 'files' | 'content' {
  const isIn = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  if (isIn(title)) return 'title';
  return files.some(({ name }) => isIn(name)) ? 'files' : 'content';
}

/** A picture inside the text, a cover or a file: whichever of them there is. */
function fieldOfFile({ cover, content }: PublishDraft, kind: QuestionKind): PublishField {
  if (kind === QuestionKind.video || kind === QuestionKind.file) return 'files';
  return cover && contentFacts(content).pictures === 0 ? 'cover' : 'content';
}

type Written = { readonly draft: PublishDraft; readonly kind: QuestionKind };

/** One error, one place: the field a refusal is about, with the server's words. */
export function refusalAtField(
  error: unknown,
  { draft, kind }: Written,
): { readonly field: PublishField; readonly text: string } | null {
  if (!(error instanceof ApiError) || error.number === null) return null;
  const code = publishClaims.find((one) => one === error.code);
  if (code === undefined) return null;
  const words = wordsOf(error.details['words']);
  const max = error.details['max'];
  const values = { words: words.join(listSeparatorOf[currentLanguage()]), max: typeof max === 'number' ? max : '' };
  const text = textOfNumber(error.number, values) ?? '';
  // The server's words are those of the page of a column.
  if (code === 'column.foreign-content')
    return { field: 'columnIds', text: textOf('share', 'community.publish.problem.columns.lost') };
  if (code === 'sensitive.found') return { field: fieldWith(words, draft), text };
  return { field: code === 'question.unknown-file' ? fieldOfFile(draft, kind) : fieldOfCode[code], text };
}
