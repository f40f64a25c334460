import { readDraft, removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { of } from './test-columns.ts';
import { field, fill, press, publishServer, saved, t } from './test-publishing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/upload/digests.ts', async (load) => ({
  ...(await load<object>()),
  prepareWorker: () => undefined,
}));
// What is written is what is sent; the editor has tests of its own.
vi.mock('../../shared/rich-text/RichTextEditor.tsx', async () => import('./test-editor.tsx'));

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

type Draft = ReturnType<typeof saved>;

/** One draft for each voice, as the server has them, and those that were taken away. */
async function draftServer(first: Record<string, Draft>) {
  const { server, published } = await publishServer({ hasAccount: true });
  const drafts = new Map(Object.entries(first));
  const removed: string[] = [];
  const voiceOf = (accountId: string | null | undefined) => accountId ?? 'own';
  server.answer(readDraft, ({ query }) => ok({ draft: drafts.get(voiceOf(query.get('accountId'))) ?? null }));
  server.answer(saveDraft, ({ body }) => {
    const draft = JSON.parse(body) as Draft & { accountId?: string };
    const id = `draft-${voiceOf(draft.accountId)}`;
    drafts.set(voiceOf(draft.accountId), { ...saved(), ...draft, id });
    return ok({ id, updateTime: 0 });
  });
  for (const id of ['draft-own', 'draft-a1'])
    server.answer(of(removeDraft, id), () => {
      removed.push(id);
      return ok({ id });
    });
  return { server, drafts, removed, published };
}

const speakAs = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const oneself = () => t('community.publish.voice.own');

test('[COMM-17] D-140: who goes on with the draft of another voice and comes back is asked about their own first', async () => {
  const ofAccount = saved({ id: 'draft-a1', kind: QuestionKind.article, title: 'Of the account', columnIds: ['k1'] });
  const { drafts, removed } = await draftServer({ a1: ofAccount });
  openApp('/publish-manage/publish-create');
  await fill('My own question', '<p>Mine</p>');
  await speakAs('Lean circle');
  await screen.findByText('Of the account');
  await press('community.publish.draft.continue');
  await screen.findByDisplayValue('Of the account');
  await waitFor(() => expect(drafts.get('own')).toMatchObject({ title: 'My own question' }));
  await speakAs(oneself());
  expect(await screen.findByText('My own question')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('community.publish.submit') })).toBeNull();
  await press('community.publish.draft.continue');
  expect(await screen.findByDisplayValue('<p>Mine</p>')).toBeTruthy();
  expect(drafts.get('own')).toMatchObject({ title: 'My own question' });
  expect(drafts.get('a1')).toMatchObject({ title: 'Of the account', columnIds: ['k1'] });
  expect(removed).toEqual([]);
});

test('[COMM-17] a draft that is gone already is started over without a word', async () => {
  const { server } = await draftServer({ own: saved({ id: 'draft-own' }) });
  server.answer(of(removeDraft, 'draft-own'), refused(404, errorSpec('request.not-found').number ?? 0));
  openApp('/publish-manage/publish-create');
  await screen.findByText('Half a question');
  await press('community.publish.draft.startOver');
  expect(((await field('community.publish.title')) as HTMLInputElement).value).toBe('');
  expect(screen.queryByText(textOf('errors', 'error.notFound'))).toBeNull();
});

test('[COMM-17] D-140: while it is being published nothing is kept of it; refused, it is kept again', async () => {
  const { server, drafts } = await draftServer({});
  const answer = Promise.withResolvers<ReturnType<typeof refused>>();
  server.answer(createQuestion, () => answer.promise);
  openApp('/publish-manage/publish-create');
  await fill('A rotten title', '<p>Like this</p>');
  await press('community.publish.submit');
  await waitFor(() => expect(server.countOf(createQuestion)).toBe(1));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  answer.resolve(refused(422, errorSpec('sensitive.found').number ?? 0, { words: ['rotten'] }));
  const title = await field('community.publish.title');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(title);
  expect(server.countOf(saveDraft)).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: t('community.publish.page.publishVideo') }));
  await waitFor(() => expect(drafts.get('own')).toMatchObject({ title: 'A rotten title' }));
});
