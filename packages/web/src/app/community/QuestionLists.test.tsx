import { listMyDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { listCollectedQuestions, readMyStatistic } from '@shuyuan/contract/community/question-action.wire';
import {
  listHotQuestions,
  listQuestions,
  listTopicQuestions,
  recommendQuestions,
} from '@shuyuan/contract/community/question.wire';
import { readTopic } from '@shuyuan/contract/community/topics.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page, topic } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { card } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const index = '/share-study/share-index';
const posts = async () => within(await screen.findByRole('region', { name: t('community.question.index') }));

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});
afterEach(cleanup);

test('[COMM-13] [COMM-14] the front offers what is for the reader, hot, and new; the address says which', async () => {
  server.answer(recommendQuestions, page(card('q1', 'For you')));
  server.answer(listHotQuestions, page(card('q2', 'Much read')));
  server.answer(listQuestions, page(card('q3', 'Just asked')));
  const { address } = openApp(index);
  const list = await posts();
  expect(await list.findByRole('link', { name: 'For you' })).toBeTruthy();
  expect(server.countOf(listHotQuestions)).toBe(0);
  await userEvent.click(list.getByRole('button', { name: t('community.question.tabs.hot') }));
  expect(await list.findByRole('link', { name: 'Much read' })).toBeTruthy();
  expect(address()).toBe(`${index}?posts=hot`);
  await userEvent.click(list.getByRole('button', { name: t('community.question.tabs.newest') }));
  expect(await list.findByRole('link', { name: 'Just asked' })).toBeTruthy();
  expect(address()).toBe(`${index}?posts=newest`);
});

test('[COMM-01] words are looked for in everything; where nothing is found that is said, and the square stays', async () => {
  const asked: (string | null)[] = [];
  server.answer(listQuestions, ({ query }) => {
    asked.push(query.get('search'));
    return page();
  });
  const { address } = openApp(`${index}?posts=hot&search=circle`);
  server.answer(listHotQuestions, page());
  const list = await posts();
  await userEvent.type(list.getByRole('searchbox'), 'belt{Enter}');
  expect(await list.findByText(t('community.question.none.title', { search: 'belt' }))).toBeTruthy();
  expect(address()).toBe(`${index}?posts=newest&search=circle&words=belt`);
  expect(asked).toEqual(['belt']);
});

test('[COMM-37] a topic shows what carries it', async () => {
  server.answer(readTopic, ok(topic('t1', 'Lean')));
  server.answer(listTopicQuestions, ({ query }) => page(card('q1', `About ${query.get('id')}`)));
  openApp('/ask/topic/detail/t1');
  const link = await screen.findByRole('link', { name: 'About t1' });
  expect(link.getAttribute('href')).toContain('/ask/question/detail/q1');
});

test('[ROUTE-37] [COMM-23] [COMM-53] favourites and what one has said stand beside what one follows', async () => {
  const counts = { questionNum: 0, discussNum: 1, praiseNum: 0, readNum: 0, collectNum: 2, followerNum: 0 };
  server.answer(readMyStatistic, ok(counts));
  server.answer(listCollectedQuestions, page(card('q1', 'Kept'), card('q2', 'Kept too')));
  const { id, kind, title, account, state } = card('q9', 'Why?');
  const said = { id: 'd7', parentId: null, content: 'Look at the sensor', createTime: 0, praiseNum: 1, replyNum: 0 };
  server.answer(listMyDiscussions, page({ ...said, question: { id, kind, title, account, state } }));
  openApp('/share-study/my-collection-detail?tab=favourites');
  expect(await screen.findByRole('link', { name: 'Kept too' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: `${t('teams.collection.discussions')} · 1` }));
  const link = await screen.findByRole('link', { name: 'Why?' });
  await waitFor(() => expect(link.getAttribute('href')).toContain('/ask/question/detail/q9?at=d7'));
});
