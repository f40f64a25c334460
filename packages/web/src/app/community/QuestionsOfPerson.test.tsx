import { listQuestions } from '@shuyuan/contract/community/question.wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { go } from '../../lib/navigation.ts';
import { ok } from '../../lib/test-transport.ts';
import { communityServer } from '../teams/test-community.ts';
import { openApp, t } from '../test-app.tsx';
import { card } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

afterEach(cleanup);

test('[ROUTE-06] D-097: which page of a colleague’s questions stands in the address; the next colleague begins anew', async () => {
  const server = await communityServer();
  const asked: string[] = [];
  server.answer(listQuestions, ({ query }) => {
    asked.push(`${query.get('authorId')} ${query.get('page')}`);
    return ok({ items: [card('q1', `Asked by ${query.get('authorId')}`)], recordCount: 11 });
  });
  const { address } = openApp('/personal-homepage/m2?page=2');
  await screen.findByRole('link', { name: 'Asked by m2' });
  await userEvent.click(screen.getByRole('button', { name: t('pager.page', { page: 3 }) }));
  await waitFor(() => expect(address()).toBe('/personal-homepage/m2?page=3'));
  go('personalHomepage', { memberId: 'm3' });
  await screen.findByRole('link', { name: 'Asked by m3' });
  expect(asked).toEqual(['m2 2', 'm2 3', 'm3 1']);
});
