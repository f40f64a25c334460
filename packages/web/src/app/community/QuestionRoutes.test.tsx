import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { accuse, actOn, countRead } from '@shuyuan/contract/community/question-action.wire';
import { readQuestion, recommendBeside } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { card, hold, question, questionServer } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/viewers/preview/FileInViewer.tsx', () => ({
  FileInViewer: ({ fileId, name }: { fileId: string; name: string }) => `shown ${fileId} ${name}`,
}));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/ask/question/detail/q1';
const heading = () => screen.findByRole('heading', { level: 1, name: 'Why does line three stop?' });
const button = (key: TextKey<'share'>, values?: TextValues) => screen.findByRole('button', { name: t(key, values) });
const acted = { praiseNum: 3, collectNum: 0, shareNum: 0, isPraised: true, collectId: null };
afterEach(cleanup);

test('[ROUTE-07] [COMM-15] a question is read with its author, its topics and what goes with it', async () => {
  const server = await questionServer();
  server.answer(recommendBeside, ok({ items: [card('q2', 'What stops line two?')] }));
  openApp(here);
  await heading();
  expect(screen.getByText('stands').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Gu Huai' }).getAttribute('href')).toContain('/personal-homepage/m2');
  expect(screen.getByRole('link', { name: 'Lean' }).getAttribute('href')).toContain('/ask/topic/detail/t1');
  const related = await screen.findByRole('link', { name: 'What stops line two?' });
  expect(related.getAttribute('href')).toContain('/ask/question/detail/q2');
});

const account = { id: 'a1', name: 'Lean circle', portrait: 'avatars/group/1.svg', enjoyType: EnjoyType.team };

test.for(['/share-content-detail/q1', '/share-content-detail?id=q1'])(
  '[ROUTE-10] C-08: what an account published is read at %s, its documents one at a time',
  async (address) => {
    const files = ['one', 'two'].map((name) => ({ id: name, name, sizeBytes: 1, path: `/files/${name}`, type: 'pdf' }));
    const server = await questionServer(question({ kind: QuestionKind.file, account, files }));
    openApp(address);
    await heading();
    expect(screen.getByRole('link', { name: 'Lean circle' }).getAttribute('href')).toContain('/team-content/a1');
    expect(screen.getByText(/shown one/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'two' }));
    expect(await screen.findByText(/shown two/)).toBeTruthy();
    expect(server.countOf(readQuestion)).toBe(1);
  },
);

test('[COMM-15] what is not there, or not for the reader, says so and leads on', async () => {
  const server = await questionServer();
  server.answer(readQuestion, refused(404));
  openApp(here);
  expect(await screen.findByText(t('community.question.unknown.title'))).toBeTruthy();
  cleanup();
  await questionServer();
  openApp('/share-content-detail');
  expect(await screen.findByText(t('community.question.unknown.title'))).toBeTruthy();
});

test('[COMM-20] a like is shown at once, kept as the server counts it, and taken back when it refuses', async () => {
  const server = await questionServer();
  const sent: unknown[] = [];
  server.answer(actOn, ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(readQuestion, ok(question({ isPraised: true, praiseNum: 3 })));
    return ok(acted);
  });
  openApp(here);
  const like = await button('community.question.like.count', { count: 2 });
  await userEvent.click(like);
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
  expect(await button('community.question.like.count', { count: 3 })).toBe(like);
  expect(sent).toEqual([{ targetType: 'question', targetId: 'q1', kind: 'like' }]);
  server.answer(actOn, refused(500));
  await userEvent.click(await button('community.question.collect'));
  expect(await button('community.question.collect')).toBeTruthy();
});

test('[COMM-20] liking and keeping at one go is both', async () => {
  const server = await questionServer();
  const sent: unknown[] = [];
  const { held, release } = hold();
  server.answer(actOn, async ({ body }) => {
    sent.push((JSON.parse(body) as { kind: string }).kind);
    await held;
    return ok({ ...acted, collectId: 'k1', collectNum: 1 });
  });
  openApp(here);
  await userEvent.click(await button('community.question.like.count', { count: 2 }));
  await userEvent.click(await button('community.question.collect'));
  await waitFor(() => expect(sent).toEqual(['like', 'collect']));
  server.answer(readQuestion, ok(question({ isPraised: true, praiseNum: 3, collectId: 'k1', collectNum: 1 })));
  release();
  expect((await button('community.question.collected')).getAttribute('aria-pressed')).toBe('true');
  expect((await button('community.question.like.count', { count: 3 })).getAttribute('aria-pressed')).toBe('true');
});

test('[COMM-20] D-129: pressed again before the server has answered, it ends as it was pressed last', async () => {
  const server = await questionServer();
  const sent: string[] = [];
  const { held, release } = hold();
  server.answer(actOn, async ({ body }) => {
    const { kind } = JSON.parse(body) as { kind: string };
    sent.push(kind);
    if (sent.length === 1) await held;
    return ok({ ...acted, isPraised: kind === 'like', praiseNum: kind === 'like' ? 3 : 2 });
  });
  openApp(here);
  const like = await button('community.question.like.count', { count: 2 });
  await userEvent.click(like);
  await userEvent.click(like);
  expect(like.getAttribute('aria-pressed')).toBe('false');
  release();
  await waitFor(() => expect(sent).toEqual(['like', 'unlike']));
  await waitFor(() => expect(server.countOf(readQuestion)).toBe(3));
  expect(like.getAttribute('aria-pressed')).toBe('false');
  expect(await button('community.question.like.count', { count: 2 })).toBe(like);
});

test.for([
  ['closed', true],
  ['pending', false],
  ['removed', false],
] as const)('[COMM-20] what is %s can be liked, kept and shared: %s', async ([state, isOffered]) => {
  await questionServer(question({ state }));
  openApp(here);
  await heading();
  const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;
  const names = [
    t('community.question.like.count', { count: 2 }),
    t('community.question.collect'),
    textOf('common', 'share.open'),
  ];
  await waitFor(() => expect(names.map(isThere)).toEqual([isOffered, isOffered, isOffered]));
});

test('[COMM-19] following a question is one press', async () => {
  const server = await questionServer();
  server.answer(saveAttention, ({ body }) => {
    expect(JSON.parse(body)).toEqual({ targetType: 1, targetId: 'q1', isOn: true });
    server.answer(readQuestion, ok(question({ attentionId: 'f1' })));
    return ok({ attentionId: 'f1', attentionNum: 1 });
  });
  openApp(here);
  await heading();
  const name = textOf('common', 'follow.on.named', { name: 'Why does line three stop?' });
  await userEvent.click(screen.getByRole('button', { name }));
  const off = textOf('common', 'follow.off.named', { name: 'Why does line three stop?' });
  expect(await screen.findByRole('button', { name: off })).toBeTruthy();
});

test('[COMM-18] a read is counted once, after a moment in sight', async () => {
  const server = await questionServer();
  openApp(here);
  await heading();
  expect(server.countOf(countRead)).toBe(0);
  await waitFor(() => expect(server.countOf(countRead)).toBe(1));
});

test('[COMM-22] a complaint needs a reason, and words where the reason is none of ours; then it is open', async () => {
  const server = await questionServer();
  const sent: unknown[] = [];
  server.answer(accuse, ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(readQuestion, ok(question({ isAccused: true })));
    return ok({ id: 'c1' });
  });
  openApp(here);
  await userEvent.click(await button('community.accuse.title'));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: t('community.accuse.submit') });
  await userEvent.click(submit);
  expect(await dialog.findByText(t('community.accuse.reason.missing'))).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: t('community.accuse.other') }));
  await userEvent.click(submit);
  expect(await dialog.findByText(t('community.accuse.text.missing'))).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), ' wrong place ');
  await userEvent.click(submit);
  await waitFor(() =>
    expect(sent).toEqual([{ targetType: 'question', targetId: 'q1', reason: 'other', text: 'wrong place' }]),
  );
  await waitFor(async () =>
    expect((await button('community.accuse.title')).getAttribute('aria-disabled')).toBe('true'),
  );
});
