import { listCirclePages } from '@shuyuan/contract/community/circle.wire';
import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { readDraft, removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion, findQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind, questionKindNames } from '@shuyuan/contract/community/questions';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RichTextEditorProps } from '../../lib/rich-text/RichTextEditor.tsx';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page, sharer } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../features/files/uploader/digests.ts', async (load) => ({
  ...(await load<object>()),
  prepareWorker: () => undefined,
}));
// What is written is what is sent; the editor has tests of its own.
vi.mock('../../lib/rich-text/RichTextEditor.tsx', () => ({
  RichTextEditor: ({ labelId, initial, isInvalid, onChange }: RichTextEditorProps) => (
    <textarea
      aria-labelledby={labelId}
      aria-invalid={isInvalid}
      defaultValue={initial}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
}));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const field = (key: TextKey<'share'>) => screen.findByRole('textbox', { name: new RegExp(t(key)) });
const press = (key: TextKey<'share'>) => userEvent.click(screen.getByRole('button', { name: t(key) }));
/** Both the button and the cross of the question are called so. */
const stay = async () => {
  const [button] = await screen.findAllByRole('button', { name: textOf('common', 'dialog.leave.stay') });
  await userEvent.click(button ?? document.body);
};
const fill = async (title: string, text: string) => {
  fireEvent.change(await field('community.publish.title'), { target: { value: title } });
  fireEvent.change(await field('community.publish.content'), { target: { value: text } });
};

const own = { memberType: TeamMemberType.member, state: 'active', unreadNum: 0 };
const saved = (changes: object = {}) => ({
  id: 'd1',
  kind: QuestionKind.ask,
  title: 'Half a question',
  content: '<p>Half a text</p>',
  topicIds: ['t1'],
  topics: [{ topicId: 't1', topicName: 'Lean' }],
  fileIds: [],
  files: [],
  columnIds: [],
  coverPath: null,
  updateTime: 0,
  ...changes,
});

let server: Awaited<ReturnType<typeof communityServer>>;
let published: Record<string, unknown>[];
let kept: Record<string, unknown>[];
beforeEach(async () => {
  server = await communityServer();
  published = [];
  kept = [];
  server.answer(readDraft, ok({ draft: null }));
  server.answer(listCirclePages, page());
  server.answer(listAccountColumns, page());
  server.answer(saveDraft, ({ body }) => {
    kept.push(JSON.parse(body) as Record<string, unknown>);
    return ok({ id: 'd1', updateTime: 0 });
  });
  server.answer(createQuestion, ({ body }) => {
    published.push(JSON.parse(body) as Record<string, unknown>);
    return ok({ id: 'q1', state: 'active' });
  });
});
afterEach(cleanup);

test('[COMM-09] [ROUTE-40] a question of one’s own: what is missing stands at its field, then it is published and shown', async () => {
  const { address } = openApp('/publish-manage');
  const title = await field('community.publish.title');
  expect(address()).toBe('/publish-manage/publish-create');
  await press('community.publish.submit');
  expect(screen.getByText(t('community.publish.problem.title.missing'))).toBeTruthy();
  expect(screen.getByText(t('community.publish.problem.content.missing'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(published).toEqual([]);
  await fill('How do you do it?', '<p>Like this</p>');
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/ask/question/detail/q1'));
  expect(published).toEqual([
    {
      kind: QuestionKind.ask,
      title: 'How do you do it?',
      content: '<p>Like this</p>',
      topicIds: [],
      fileIds: [],
      columnIds: [],
    },
  ]);
  expect(kept).toEqual([]);
});

test('[COMM-09] for an account it is an article, in its columns; D-126: one that waits for a moderator says so', async () => {
  server.answer(
    listAccountsOf,
    ok({ items: [sharer('a1', 'Lean circle', own), sharer('a2', 'Gone', { ...own, state: 'closed' })] }),
  );
  server.answer(listAccountColumns, page({ id: 'k1', title: 'First steps' }));
  server.answer(createQuestion, ({ body }) => {
    published.push(JSON.parse(body) as Record<string, unknown>);
    return ok({ id: 'q1', state: 'pending' });
  });
  const { address } = openApp('/publish-manage/publish-create');
  await fill('How do you do it?', '<p>Like this</p>');
  expect(screen.queryByRole('radio', { name: 'Gone' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Lean circle' }));
  await waitFor(() => expect(address()).toBe('/publish-manage/publish-create?account=a1'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'First steps' }));
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/share-content-detail/q1'));
  expect(published).toMatchObject([
    { kind: QuestionKind.article, accountId: 'a1', title: 'How do you do it?', columnIds: ['k1'] },
  ]);
  expect(await screen.findByText(t('community.publish.pending'))).toBeTruthy();
});

test('[COMM-09] D-127: sensitive words stand at the field that has them, until it is changed', async () => {
  server.answer(createQuestion, refused(422, errorSpec('sensitive.found').number ?? 0, { words: ['rotten'] }));
  openApp('/publish-manage/publish-create');
  await fill('A rotten title', '<p>Like this</p>');
  await press('community.publish.submit');
  const title = await field('community.publish.title');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/rotten/, { selector: 'p' })).toBeTruthy();
  fireEvent.change(title, { target: { value: 'A better title' } });
  expect(title.getAttribute('aria-invalid')).toBeNull();
});

test('[COMM-17] what is left is kept on the way out, with its voice, and nobody is asked', async () => {
  const { address } = openApp('/publish-manage/publish-create');
  await fill('Half a question', '');
  await userEvent.click(screen.getByRole('link', { name: t('community.publish.page.publishVideo') }));
  await waitFor(() => expect(address()).toBe('/publish-manage/publish-video'));
  expect(kept).toMatchObject([{ kind: QuestionKind.ask, title: 'Half a question' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[COMM-17] what cannot be kept is asked about before it is lost', async () => {
  server.answer(saveDraft, refused(503));
  const { address } = openApp('/publish-manage/publish-create');
  await fill('Half a question', '');
  await userEvent.click(screen.getByRole('link', { name: t('community.publish.page.publishVideo') }));
  await stay();
  expect(address()).toBe('/publish-manage/publish-create');
  expect(screen.getByDisplayValue('Half a question')).toBeTruthy();
});

test('[COMM-17] a draft is offered before anything is written over it: gone on with, it fills the form', async () => {
  server.answer(readDraft, ok({ draft: saved() }));
  openApp('/publish-manage/publish-create');
  await screen.findByText('Half a question');
  expect(screen.queryByRole('button', { name: t('community.publish.submit') })).toBeNull();
  await press('community.publish.draft.continue');
  expect(await screen.findByDisplayValue('Half a question')).toBeTruthy();
  expect(await screen.findByDisplayValue('<p>Half a text</p>')).toBeTruthy();
  expect(screen.getByText('Lean')).toBeTruthy();
});

test('[COMM-17] started over, the draft is gone and the form empty', async () => {
  server.answer(readDraft, ok({ draft: saved() }));
  const removal = { ...removeDraft, path: removeDraft.path.replace(':id', 'd1') };
  server.answer(removal, ok({ id: 'd1' }));
  openApp('/publish-manage/publish-create');
  await screen.findByText('Half a question');
  await press('community.publish.draft.startOver');
  expect(((await field('community.publish.title')) as HTMLInputElement).value).toBe('');
  expect(server.countOf(removal)).toBe(1);
});

test('[COMM-17] the draft of another kind is gone on with on its own page', async () => {
  server.answer(listAccountsOf, ok({ items: [sharer('a1', 'Lean circle', own)] }));
  server.answer(readDraft, ok({ draft: saved({ kind: QuestionKind.article }) }));
  const { address } = openApp('/publish-manage/publish-video');
  const kind = t(`community.kind.${questionKindNames[QuestionKind.article]}`);
  expect(await screen.findByText(new RegExp(kind), { selector: 'p' })).toBeTruthy();
  await press('community.publish.draft.continue');
  expect(await screen.findByDisplayValue('Half a question')).toBeTruthy();
  expect(address()).toBe('/publish-manage/publish-create?account=a1&resume=1');
});

test('[ROUTE-40] films and documents need an account; who has none is shown the way to one', async () => {
  openApp('/publish-manage/publish-file');
  expect(await screen.findByText(t('community.publish.noAccount.title'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('teams.mine.apply') })).toBeTruthy();
});

test('[ROUTE-40] a film without its file is not published', async () => {
  server.answer(listAccountsOf, ok({ items: [sharer('a1', 'Lean circle', own)] }));
  openApp('/publish-manage/publish-video');
  fireEvent.change(await field('community.publish.title'), { target: { value: 'A film of it' } });
  await press('community.publish.submit');
  expect(await screen.findByText(t('community.publish.problem.files.missing'))).toBeTruthy();
  expect(published).toEqual([]);
});

test('[COMM-08] [COMM-10] what is published is mended in the same form; who leaves it half done is asked', async () => {
  const changed: string[] = [];
  server.answer(
    findQuestion,
    ok({
      id: 'q7',
      kind: QuestionKind.article,
      title: 'As it was',
      content: '<p>Old</p>',
      topics: [],
      circle: null,
      coverFileId: 'f1',
      coverPath: '/files/f1',
      files: [],
    }),
  );
  server.answer(updateQuestion, ({ body }) => {
    changed.push(body);
    return ok({ id: 'q7', state: 'active' });
  });
  const { address } = openApp('/publish-manage/publish-create?id=q7');
  await screen.findByDisplayValue('As it was');
  await fill('As it is now', '<p>New</p>');
  await press('community.publish.cancel');
  await stay();
  await press('community.publish.save');
  await waitFor(() => expect(address()).toBe('/share-content-detail/q7'));
  expect(changed.map((body) => JSON.parse(body) as unknown)).toEqual([
    { id: 'q7', title: 'As it is now', content: '<p>New</p>', topicIds: [], coverFileId: 'f1', fileIds: [] },
  ]);
});
