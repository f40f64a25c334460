import { listChats, listHistory, listSessions } from '@shuyuan/contract/assistant/chat.wire';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { session, storedQuestion } from '../../features/assistant/test-chat.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { openApp, t as common } from '../test-app.tsx';
import { assistantServer, t } from './test-assistant.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const titled = (number: number) => session({ sessionId: `c${number}`, chatTitle: `Talk ${number}` });

test('[AI-26] [AI-27] [D-154] the first call is for two days; more brings the rest of them, then more days', async () => {
  const { server } = await assistantServer();
  const asked: string[] = [];
  server.answer(listHistory, ({ query }) => {
    const [page, pageSize, startDay, endDay] = ['page', 'pageSize', 'startDay', 'endDay'].map((name) =>
      query.get(name),
    );
    asked.push(`${page} ${pageSize} ${startDay} ${endDay}`);
    const first = (Number(page) - 1) * 10;
    const count = startDay === '1' ? 12 : 13;
    const items = Array.from({ length: Math.min(10, count - first) }, (_, index) => titled(first + index));
    return ok({ items, recordCount: count, hasMoreDays: startDay === '1' });
  });
  openApp('/ai-assistant');
  await button('Talk 9');
  expect(asked).toEqual(['1 10 1 0']);
  fireEvent.click(await button(t('assistant.history.more')));
  await button('Talk 11');
  fireEvent.click(await button(t('assistant.history.more')));
  await button('Talk 12');
  expect(asked).toContain('2 10 7 0');
  await waitFor(() => expect(screen.queryByRole('button', { name: t('assistant.history.more') })).toBeNull());
});

test('[AI-08] a word of the title finds a conversation; taking it away shows the days again', async () => {
  const { server } = await assistantServer();
  server.answer(listSessions, ({ query }) =>
    query.get('search') === 'fix'
      ? ok({ items: [session({ sessionId: 'c7', chatTitle: 'All about fixtures' })], recordCount: 1 })
      : ok({ items: [], recordCount: 0 }),
  );
  const { address } = openApp('/ai-assistant');
  const box = await screen.findByRole('searchbox', { name: t('assistant.history.search') });
  await userEvent.type(box, 'nix{Enter}');
  expect(await screen.findByText(t('assistant.history.none', { words: 'nix' }))).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'fix{Enter}');
  fireEvent.click(await button('All about fixtures'));
  await waitFor(() => expect(address()).toBe('/ai-assistant?session=c7'));
  fireEvent.click(await button(common('frame.search.clear')));
  expect(await button(session().chatTitle)).toBeTruthy();
});

test('[AI-08] a history that cannot be loaded says so in its place, and the chat works on', async () => {
  const { server } = await assistantServer();
  server.answer(listHistory, refused(500));
  openApp('/ai-assistant');
  expect(await screen.findByText(t('assistant.history.failed'))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('assistant.question') })).toBeTruthy();
});

test('[AI-08] earlier messages of a long conversation come on demand', async () => {
  const { server } = await assistantServer();
  const all = Array.from({ length: 25 }, (_, index) =>
    storedQuestion({ id: `m${index}`, content: `Message ${index}` }),
  );
  server.answer(listChats, ({ query }) => {
    const items = query.get('page') === '1' ? all.slice(5) : all.slice(0, 5);
    return ok({ items, recordCount: all.length, session: session() });
  });
  openApp('/ai-assistant?session=c1');
  await screen.findByText('Message 24');
  expect(screen.queryByText('Message 0')).toBeNull();
  fireEvent.click(await button(t('assistant.older')));
  expect(await screen.findByText('Message 0')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('assistant.older') })).toBeNull());
});

test('[AI-08] what was begun and not sent is kept per conversation', async () => {
  await assistantServer();
  openApp('/ai-assistant');
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('assistant.question') });
  fireEvent.change(await field(), { target: { value: 'half a thought' } });
  fireEvent.click(await button(session().chatTitle));
  await waitFor(async () => expect((await field()).value).toBe(''));
  fireEvent.click((await screen.findAllByRole('button', { name: t('assistant.new') }))[0] ?? document.body);
  await waitFor(async () => expect((await field()).value).toBe('half a thought'));
});
