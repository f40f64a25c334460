import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/test-render.tsx';
import { type ErrorSurface, setErrorSurface } from '../../lib/present-error.ts';
import { PersonName } from './PersonName.tsx';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { answerPerson, lookups } from '../../lib/test-person.ts';
import { refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../lib/texts.ts';

const memberId = 'm7';
/** D-200 */
const hoverDelayMs = 300;
const showNotice = vi.fn();

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  holdToken();
  // Only a notice may be expected of a lookup that fails.
  setErrorSurface({ showNotice, textOfNumber: () => 'text', textOf: (key: string) => key } as unknown as ErrorSurface);
  showNotice.mockReset();
  answerPerson(server, memberId);
  await loadGroups('en', ['personal']);
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={queryClient}>
          <PersonName memberId={memberId} name="Lin Yue" />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  renderUi(<RouterProvider router={router} />);
  return screen.findByRole('link', { name: 'Lin Yue' });
}

const asked = () => Object.values(lookups).map((lookup) => server.countOf(lookup));
const t = (key: Parameters<typeof textOf<'common'>>[1], values?: Record<string, number>) =>
  textOf('common', key, values);
const stay = (link: HTMLElement) => fireEvent.pointerEnter(link.parentElement ?? link, { pointerType: 'mouse' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[PERSON-01] [PERSON-05] D-200: only who stays on a name asks, and asks for six things at once', async () => {
  const link = await open();
  vi.useFakeTimers();
  stay(link);
  await wait(hoverDelayMs - 1);
  expect(asked()).toEqual([0, 0, 0, 0, 0, 0]);
  await wait(1);
  vi.useRealTimers();
  await expect.poll(() => asked()).toEqual([1, 1, 1, 1, 1, 1]);
});

test('[PERSON-03] the card shows name, place, grade, study time and flags, and leads to the homepage', async () => {
  const link = await open();
  stay(link);
  const card = await screen.findByRole('dialog');
  await screen.findByText(t('grade.1'));
  await screen.findByText(t('role.expert'));
  expect(card.textContent).toContain('Software');
  expect(card.textContent).toContain(t('person.studyTime.hours', { hours: 1, minutes: 1 }));
  expect(card.textContent).not.toContain(t('role.lecturer'));
  const more = screen.getByRole('link', { name: t('person.homepage') });
  expect(more.getAttribute('href')).toContain(`/personal-homepage/${memberId}`);
});

test('[ROLE-05] the card says what kind of person it is', async () => {
  stay(await open());
  expect(await screen.findByText(textOf('personal', 'people.personType.ordinary'))).toBeTruthy();
});

test('[ROLE-05] an administrator is called so beside what else is true of them', async () => {
  answerPerson(server, memberId, 2);
  stay(await open());
  await screen.findByText(t('role.expert'));
  expect(await screen.findByText(textOf('personal', 'people.personType.administrator'))).toBeTruthy();
});

test('[ROLE-05] an expert is called so once', async () => {
  answerPerson(server, memberId, 1);
  stay(await open());
  await screen.findByText(t('role.expert'));
  expect(screen.queryByText(textOf('personal', 'people.personType.ordinary'))).toBeNull();
});

test('D-200: a lookup that fails is left out without a word, and answers are kept', async () => {
  server.answer(lookups.studyTime, refused(500));
  server.answer(lookups.expert, refused(404, 10_404));
  const link = await open();
  stay(link);
  await screen.findByText(t('grade.1'));
  const card = screen.getByRole('dialog');
  expect(card.textContent).not.toContain(t('person.studyTime'));
  expect(card.textContent).not.toContain(t('role.expert'));
  expect(showNotice).not.toHaveBeenCalled();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  stay(link);
  await screen.findByRole('dialog');
  expect(server.countOf(lookups.detail)).toBe(1);
});

test('the keyboard opens it with the focus and closes it with Escape, which keeps it closed', async () => {
  const link = await open();
  vi.useFakeTimers();
  act(() => link.focus());
  await wait(hoverDelayMs);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(link.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(link, { key: 'Escape' });
  await wait(hoverDelayMs * 2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});
