import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorSpec, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { emptyDraft } from './publish-draft.ts';
import { refusalAtField } from './publish-refusals.ts';

const draft = { ...emptyDraft(), title: 'A Bad word in the title', content: '<p>and worse in the text</p>' };
const refusal = (code: ErrorCode, details = {}) =>
  new ApiError({ status: 422, number: errorSpec(code).number, details });
const at = (error: unknown, change: Partial<typeof draft> = {}, kind: QuestionKind = QuestionKind.article) =>
  refusalAtField(error, { draft: { ...draft, ...change }, kind });

beforeEach(() => freshClient('en'));

test('[COMM-09] D-127: sensitive words stand at the field that has them, with the words', () => {
  const found = at(refusal('sensitive.found', { words: ['bad'] }));
  expect(found?.field).toBe('title');
  expect(found?.text).toContain('bad');
  expect(at(refusal('sensitive.found', { words: ['worse'] }))?.field).toBe('content');
  const files = [{ id: 'f1', name: 'The Worst.pdf', sizeBytes: 1 }];
  expect(at(refusal('sensitive.found', { words: ['worst'] }), { files }, QuestionKind.file)?.field).toBe('files');
});

test('[COMM-09] each refusal has its field; a file is looked for where there is one', () => {
  expect(at(refusal('question.unknown-topic'))?.field).toBe('topics');
  expect(at(refusal('question.unknown-circle'))?.field).toBe('circleId');
  expect(at(refusal('column.foreign-content'))?.field).toBe('columnIds');
  expect(at(refusal('question.too-long', { max: 20_000 }))).toMatchObject({ field: 'content' });
  expect(at(refusal('question.unknown-file'), {}, QuestionKind.file)?.field).toBe('files');
  const cover = { id: 'f1', path: '/files/f1' };
  expect(at(refusal('question.unknown-file'), { cover })?.field).toBe('cover');
  expect(at(refusal('question.unknown-file'), { cover, content: '<img src="/files/a">' })?.field).toBe('content');
});

test('[COMM-09] what is nobody’s field is left to the page', () => {
  expect(at(new ApiError({ status: 0 }))).toBeNull();
  expect(at(refusal('column.full'))).toBeNull();
});
