import { addDiscussion, listDiscussions, removeDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Discuss } from '../../features/community/discussion/discuss.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp, said } from '../test-app.tsx';
import { answers, discuss, question, questionServer } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/ask/question/detail/q1';
const button = (key: TextKey<'share'>, values?: TextValues) => screen.findByRole('button', { name: t(key, values) });
afterEach(cleanup);

test.for([
  ['closed', 'community.discuss.closed'],
  ['pending', 'community.discuss.notYet'],
] as const)('[COMM-07] D-125: what is %s says so and takes no answers', async ([state, words]) => {
  await questionServer(question({ state }));
  openApp(here);
  expect(await screen.findByText(t(`community.question.banner.${state}`))).toBeTruthy();
  expect(await screen.findByText(t(words))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[COMM-54] an answer is counted, sent once, and shown marked; what is refused stays in the field', async () => {
  const server = await questionServer();
  const keys = new Set<string | null>();
  server.answer(addDiscussion, refused(422, 39011));
  const { address } = openApp(here);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('community.discuss.write') });
  const send = await button('community.discuss.send');
  expect(send.hasAttribute('disabled')).toBe(true);
  await userEvent.type(field, ' Look at the sensor ');
  expect(screen.getByText(t('community.discuss.used', { count: 18, max: '1,000' }))).toBeTruthy();
  await userEvent.click(send);
  expect(await screen.findByText(said(39011))).toBeTruthy();
  expect(field.value).toBe(' Look at the sensor ');
  const answer = discuss('d1', 'Look at the sensor');
  server.answer(addDiscussion, ({ headers, body }) => {
    keys.add(headers.get('idempotency-key'));
    expect(JSON.parse(body)).toEqual({ questionId: 'q1', content: 'Look at the sensor' });
    server.answer(listDiscussions, answers([answer], { answerId: 'd1' }));
    return ok(answer);
  });
  await userEvent.click(send);
  const shown = (await screen.findByText('Look at the sensor', { selector: 'p' })).closest('article');
  await waitFor(() => expect(address()).toBe(`${here}?at=d1`));
  await waitFor(() => expect(shown?.dataset['marked']).toBe('true'));
  expect(field.value).toBe('');
  expect(keys.size).toBe(1);
});

test('[COMM-54] D-133: replies are folded; one is answered by name, and a deleted answer keeps its place', async () => {
  const server = await questionServer();
  const reply = discuss('r1', 'It is the belt', { parentId: 'd1', replyTo: { id: 'm3', fullName: 'Wen Jiahe' } });
  const below: Readonly<Record<string, readonly Discuss[]>> = { d1: [reply], d2: [] };
  const above = [discuss('d1', null, { replyNum: 1 }), discuss('d2', 'Ask the night shift', { mayRemove: true })];
  server.answer(listDiscussions, ({ query }) => answers(below[query.get('parentId') ?? ''] ?? above));
  const sent: unknown[] = [];
  server.answer(addDiscussion, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok(discuss('r2', 'Which one?', { parentId: 'd2' }));
  });
  server.answer(removeDiscussion, ({ query }) => ok({ id: query.get('id') }));
  openApp(here);
  expect(await screen.findByText(t('community.discuss.gone'))).toBeTruthy();
  expect(screen.queryByText('It is the belt')).toBeNull();
  await userEvent.click(await button('community.discuss.replies.unfold', { count: 1 }));
  expect(await screen.findByText('It is the belt')).toBeTruthy();
  const second = within((await screen.findByText('Ask the night shift')).closest('article') ?? document.body);
  await userEvent.click(second.getByRole('button', { name: t('community.discuss.reply') }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: t('community.discuss.reply.to', { name: 'Wen Jiahe' }) }),
    'Which one?{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(sent).toEqual([{ questionId: 'q1', content: 'Which one?', parentId: 'd2' }]));
  await userEvent.click(second.getByRole('button', { name: t('community.discuss.remove') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('community.discuss.remove') }));
  await waitFor(() => expect(server.countOf(removeDiscussion)).toBe(1));
});

test('[COMM-54] a link to a reply unfolds the answer it stands below and marks it', async () => {
  const server = await questionServer();
  const asked: (string | null)[] = [];
  server.answer(listDiscussions, ({ query }) => {
    asked.push(query.get('at'));
    return query.get('parentId') === 'd1'
      ? answers([discuss('r1', 'It is the belt', { parentId: 'd1' })], { answerId: 'd1' })
      : answers([discuss('d1', 'Look at the sensor', { replyNum: 1 })], { answerId: 'd1', page: 3, recordCount: 25 });
  });
  openApp(`${here}?at=r1`);
  const reply = (await screen.findByText('It is the belt')).closest('article');
  expect(reply?.dataset['marked']).toBe('true');
  expect(asked).toContain('r1');
  const current = screen.getByRole('button', { name: textOf('common', 'pager.page', { page: 3 }) });
  expect(current.getAttribute('aria-current')).toBe('page');
});

test('[COMM-54] the order of the answers stands in the address', async () => {
  const server = await questionServer();
  const sorts: (string | null)[] = [];
  server.answer(listDiscussions, ({ query }) => {
    sorts.push(query.get('sort'));
    return answers([discuss('d1', 'Look at the sensor')]);
  });
  const { address } = openApp(here);
  await userEvent.click(await button('community.discuss.sort.liked'));
  await waitFor(() => expect(address()).toBe(`${here}?sort=liked`));
  await waitFor(() => expect(sorts).toEqual(['1', '2']));
});
