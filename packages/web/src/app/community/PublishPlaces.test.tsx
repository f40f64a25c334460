import { readCircle } from '@shuyuan/contract/community/circle.wire';
import { readDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOfNumber } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { of } from './test-columns.ts';
import { fill, openPublished, press, publishServer, saved, t } from './test-publishing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/upload/digests.ts', async (load) => ({
  ...(await load<object>()),
  prepareWorker: () => undefined,
}));
vi.mock('../../shared/rich-text/RichTextEditor.tsx', async () => import('./test-editor.tsx'));

afterEach(cleanup);

const numberOf = (code: ErrorCode): number => errorSpec(code).number ?? 0;
const unknown = refused(404, numberOf('request.not-found'));
type Server = Awaited<ReturnType<typeof publishServer>>['server'];

/** Refuses the next publishing and takes the one after it; answers what was sent. */
function refuseOnce(server: Server, code: ErrorCode) {
  const sent: Record<string, unknown>[] = [];
  server.answer(createQuestion, ({ body }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return sent.length === 1 ? refused(422, numberOf(code)) : ok({ id: 'q1', state: 'active' });
  });
  return sent;
}

test('[COMM-09] D-142: a circle an address names and nobody finds is let go, and what is written is published', async () => {
  const { server, published } = await publishServer();
  server.answer(of(readCircle, 'c9'), unknown);
  const { address } = openApp('/publish-manage/publish-create?circle=c9');
  await fill('How do you do it?', '<p>Like this</p>');
  await waitFor(() => expect(server.countOf(of(readCircle, 'c9'))).toBe(1));
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/ask/question/detail/q1'));
  expect(published).toHaveLength(1);
  expect(published[0]).not.toHaveProperty('circleId');
});

test('[COMM-09] a circle that is refused is seen where it can be taken away, also without its name', async () => {
  const { server } = await publishServer();
  server.answer(of(readCircle, 'c9'), refused(500));
  const sent = refuseOnce(server, 'question.unknown-circle');
  const { address } = openApp('/publish-manage/publish-create?circle=c9');
  await fill('How do you do it?', '<p>Like this</p>');
  await press('community.publish.submit');
  expect(await screen.findByText(textOfNumber(numberOf('question.unknown-circle')) ?? '')).toBeTruthy();
  await press('community.publish.circle.clear');
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/ask/question/detail/q1'));
  expect(sent.map(({ circleId }) => circleId)).toEqual(['c9', undefined]);
});

test('[COMM-10] D-142: what is published keeps its circle, also when circles are switched off', async () => {
  const { server } = await publishServer();
  server.answer(of(readCircle, 'c1'), unknown);
  const changed: unknown[] = [];
  openPublished(server, { id: 'q7', circle: { id: 'c1', name: 'Welding' } });
  server.answer(updateQuestion, ({ body }) => {
    changed.push(JSON.parse(body));
    return ok({ id: 'q7', state: 'active' });
  });
  openApp('/publish-manage/publish-create?id=q7');
  await screen.findByDisplayValue('As it was');
  await waitFor(() => expect(server.countOf(of(readCircle, 'c1'))).toBe(1));
  await fill('As it is now', '<p>New</p>');
  await press('community.publish.save');
  await waitFor(() => expect(changed).toEqual([expect.objectContaining({ circleId: 'c1' })]));
});

test('[COMM-09] a column that is gone says so where it was chosen, and can be let go', async () => {
  const { server } = await publishServer({ hasAccount: true });
  server.answer(readDraft, ok({ draft: saved({ kind: QuestionKind.article, columnIds: ['k1', 'k9'] }) }));
  const sent = refuseOnce(server, 'column.foreign-content');
  const { address } = openApp('/publish-manage/publish-create?account=a1');
  await screen.findByText('Half a question');
  await press('community.publish.draft.continue');
  await fill('How do you do it?', '<p>Like this</p>');
  await press('community.publish.submit');
  expect(await screen.findByText(t('community.publish.problem.columns.lost'))).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: t('community.publish.columns.lost') }));
  expect(screen.queryByText(t('community.publish.problem.columns.lost'))).toBeNull();
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/share-content-detail/q1'));
  expect(sent.map(({ columnIds }) => columnIds)).toEqual([['k1', 'k9'], ['k1']]);
});
