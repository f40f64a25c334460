import { listHotQuestions } from '@shuyuan/contract/community/question.wire';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { card } from '../community/test-questions.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { HotQuestions } from './HotQuestions.tsx';
import { openPart } from './test-home.tsx';

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});

test('[COMM-14] home shows what is asked and talked about most, each with the way to it', async () => {
  server.answer(listHotQuestions, page(card('q1', 'Why does line three stop?', { discussNum: 3 })));
  openPart(HotQuestions);
  const link = await screen.findByRole('link', { name: /Why does line three stop/ });
  expect(link.getAttribute('href')).toBe('/ask/question/detail/q1');
  expect(link.textContent).toContain(textOf('common', 'home.questions.answers', { count: '3' }));
});

test('nobody has asked yet: that is said; what could not be loaded is not called empty', async () => {
  server.answer(listHotQuestions, page());
  openPart(HotQuestions);
  expect(await screen.findByText(textOf('common', 'home.questions.empty.title'))).toBeTruthy();
  server.answer(listHotQuestions, refused(500));
  openPart(HotQuestions);
  expect(await screen.findByText(textOf('common', 'home.questions.failed'))).toBeTruthy();
});
