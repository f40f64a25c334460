import { addDiscussion, listDiscussions, removeDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { actOn } from '@shuyuan/contract/community/question-action.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Discuss } from '../../features/community/discussion/discuss.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp, said } from '../test-app.tsx';
import { answers, discuss, hold, question, questionServer } from './test-questions.ts';

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

test('[COMM-07] D-125: what was taken away says so once, and nothing of when it can be discussed', async () => {
  const server = await questionServer(question({ state: 'removed' }));
  server.answer(listDiscussions, answers([discuss('d1', 'Look at the sensor')]));
  openApp(here);
  expect(await screen.findByText(t('community.question.banner.removed'))).toBeTruthy();
  expect(await screen.findByText('Look at the sensor')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('community.question.like') })).toBeNull();
  expect(screen.queryByText(t('community.discuss.notYet'))).toBeNull();
  expect(screen.queryByText(t('community.discuss.closed'))).toBeNull();
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

/** An answer with so many replies that they take more than one page. */
function manyReplies(server: Awaited<ReturnType<typeof questionServer>>, count: number) {
  const all = Array.from({ length: count }, (_, index) => discuss(`r${index}`, `Reply ${index}`, { parentId: 'd1' }));
  server.answer(listDiscussions, ({ query }) => {
    const at = all.findIndex(({ id }) => id === query.get('at'));
    if (query.get('parentId') === null)
      return answers([discuss('d1', 'Look at the sensor', { replyNum: all.length })], {
        answerId: at < 0 ? null : 'd1',
      });
    const page = at < 0 ? Number(query.get('page')) : Math.floor(at / 10) + 1;
    return answers(all.slice((page - 1) * 10, page * 10), { recordCount: all.length, page });
  });
  server.answer(addDiscussion, ({ body }) => {
    const { content } = JSON.parse(body) as { content: string };
    const written = discuss(`r${all.length}`, content, { parentId: 'd1' });
    all.push(written);
    return ok(written);
  });
}

test('[COMM-54] one’s own reply is led to, however many stand before it, and the order of the answers stays', async () => {
  const server = await questionServer();
  manyReplies(server, 20);
  const { address } = openApp(`${here}?sort=liked`);
  await userEvent.click(await button('community.discuss.reply'));
  await userEvent.type(
    await screen.findByRole('textbox', { name: t('community.discuss.reply.to', { name: 'Wen Jiahe' }) }),
    'Mine{Control>}{Enter}{/Control}',
  );
  const mine = (await screen.findByText('Mine', { selector: 'p' })).closest('article');
  await waitFor(() => expect(mine?.dataset['marked']).toBe('true'));
  expect(address()).toBe(`${here}?sort=liked&at=r20`);
});

test('[COMM-54] words begun to one go on to another, and cannot change on their way', async () => {
  const server = await questionServer();
  manyReplies(server, 2);
  const { held, release } = hold();
  const sent: unknown[] = [];
  server.answer(addDiscussion, async ({ body }) => {
    sent.push(JSON.parse(body));
    await held;
    return ok(discuss('r2', 'Which one?', { parentId: 'd1' }));
  });
  openApp(here);
  await userEvent.click(await button('community.discuss.reply'));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: t('community.discuss.reply.to', { name: 'Wen Jiahe' }),
  });
  await userEvent.type(field, 'Which one?');
  await userEvent.click(await button('community.discuss.replies.unfold', { count: 2 }));
  const second = within((await screen.findByText('Reply 1')).closest('article') ?? document.body);
  await userEvent.click(second.getByRole('button', { name: t('community.discuss.reply') }));
  expect(field.value).toBe('Which one?');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field, ' And when?');
  expect(field.value).toBe('Which one?');
  release();
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(sent).toEqual([{ questionId: 'q1', content: 'Which one?', parentId: 'd1', replyToId: 'r1' }]);
});

test('[COMM-20] a reply that is liked is so after folding and unfolding', async () => {
  const server = await questionServer();
  let isPraised = false;
  server.answer(listDiscussions, ({ query }) =>
    query.get('parentId') === null
      ? answers([discuss('d1', null, { replyNum: 1 })])
      : answers([discuss('r1', 'It is the belt', { parentId: 'd1', isPraised, praiseNum: isPraised ? 1 : 0 })]),
  );
  server.answer(actOn, () => {
    isPraised = true;
    return ok({ praiseNum: 1, collectNum: 0, shareNum: 0, isPraised, collectId: null });
  });
  openApp(here);
  await userEvent.click(await button('community.discuss.replies.unfold', { count: 1 }));
  const reply = async () => within((await screen.findByText('It is the belt')).closest('article') ?? document.body);
  await userEvent.click((await reply()).getByRole('button', { name: t('community.question.like') }));
  await waitFor(() => expect(server.countOf(actOn)).toBe(1));
  await userEvent.click(await button('community.discuss.replies.fold', { count: 1 }));
  await userEvent.click(await button('community.discuss.replies.unfold', { count: 1 }));
  const liked = await (
    await reply()
  ).findByRole('button', {
    name: t('community.question.like.count', { count: 1 }),
  });
  expect(liked.getAttribute('aria-pressed')).toBe('true');
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
