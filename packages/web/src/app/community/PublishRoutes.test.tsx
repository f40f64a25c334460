import { readDraft, removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind, questionKindNames } from '@shuyuan/contract/community/questions';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { openApp } from '../test-app.tsx';
import { field, fill, openPublished, press, publishServer, saved, stay, t } from './test-publishing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/upload/digests.ts', async (load) => ({
  ...(await load<object>()),
  prepareWorker: () => undefined,
}));
// What is written is what is sent; the editor has tests of its own.
vi.mock('../../shared/rich-text/RichTextEditor.tsx', async () => import('./test-editor.tsx'));

afterEach(cleanup);

test('[COMM-09] [ROUTE-40] a question of one’s own: what is missing stands at its field, then it is published and shown', async () => {
  const { published, kept } = await publishServer();
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
  const { published } = await publishServer({ hasAccount: true, state: 'pending' });
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
  const { server } = await publishServer();
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
  const { kept } = await publishServer();
  const { address } = openApp('/publish-manage/publish-create');
  await fill('Half a question', '');
  await userEvent.click(screen.getByRole('link', { name: t('community.publish.page.publishVideo') }));
  await waitFor(() => expect(address()).toBe('/publish-manage/publish-video'));
  expect(kept).toMatchObject([{ kind: QuestionKind.ask, title: 'Half a question' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[COMM-17] what cannot be kept is asked about before it is lost', async () => {
  const { server } = await publishServer();
  server.answer(saveDraft, refused(503));
  const { address } = openApp('/publish-manage/publish-create');
  await fill('Half a question', '');
  await userEvent.click(screen.getByRole('link', { name: t('community.publish.page.publishVideo') }));
  await stay();
  expect(address()).toBe('/publish-manage/publish-create');
  expect(screen.getByDisplayValue('Half a question')).toBeTruthy();
});

test('[COMM-17] a draft is offered before anything is written over it: gone on with, it fills the form', async () => {
  const { server } = await publishServer();
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
  const { server } = await publishServer();
  server.answer(readDraft, ok({ draft: saved() }));
  const removal = { ...removeDraft, path: '/knowledge-operation/question/draft/remove/d1' } as const;
  server.answer(removal, ok({ id: 'd1' }));
  openApp('/publish-manage/publish-create');
  await screen.findByText('Half a question');
  await press('community.publish.draft.startOver');
  expect(((await field('community.publish.title')) as HTMLInputElement).value).toBe('');
  expect(server.countOf(removal)).toBe(1);
});

test('[COMM-17] the draft of another kind is gone on with on its own page', async () => {
  const { server } = await publishServer({ hasAccount: true });
  server.answer(readDraft, ok({ draft: saved({ kind: QuestionKind.article }) }));
  const { address } = openApp('/publish-manage/publish-video');
  const kind = t(`community.kind.${questionKindNames[QuestionKind.article]}`);
  expect(await screen.findByText(new RegExp(kind), { selector: 'p' })).toBeTruthy();
  await press('community.publish.draft.continue');
  expect(await screen.findByDisplayValue('Half a question')).toBeTruthy();
  expect(address()).toBe('/publish-manage/publish-create?account=a1&resume=1');
});

test('[ROUTE-40] films and documents need an account; who has none is shown the way to one', async () => {
  await publishServer();
  openApp('/publish-manage/publish-file');
  expect(await screen.findByText(t('community.publish.noAccount.title'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('teams.mine.apply') })).toBeTruthy();
});

test('[ROUTE-40] a film without its file is not published', async () => {
  const { published } = await publishServer({ hasAccount: true });
  openApp('/publish-manage/publish-video');
  fireEvent.change(await field('community.publish.title'), { target: { value: 'A film of it' } });
  await press('community.publish.submit');
  expect(await screen.findByText(t('community.publish.problem.files.missing'))).toBeTruthy();
  expect(published).toEqual([]);
});

test('[COMM-08] [COMM-10] what is published is mended in the same form; who leaves it half done is asked', async () => {
  const { server } = await publishServer();
  const changed: string[] = [];
  openPublished(server, { id: 'q7' });
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
