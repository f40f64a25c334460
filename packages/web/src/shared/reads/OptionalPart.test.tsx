import { listMembers } from '@shuyuan/contract/people/people.wire';
import { readTouristConfig } from '@shuyuan/contract/system/system.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/test-render.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { createQueryClient, useRead } from '../../lib/queries.ts';
import { listenToErrors, surface } from '../../lib/test-surface.ts';
import { fakeServer, ok, refused } from '../../lib/test-transport.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  listenToErrors();
  const organization = { id: 'o1', name: 'Software' };
  const circle = (id: string) => ({ id, fullName: `circle ${id}`, portrait: null, organization });
  server.answer(listMembers, ok({ items: [circle('a'), circle('b')], recordCount: 2 }));
});

/** A list like that of the hot circles: each entry has an inner part from a call of its own. */
function Circles() {
  const circles = useRead(listMembers, { page: 1, pageSize: 20 });
  return (
    <ul>
      {circles.data?.items.map(({ id, fullName }) => (
        <li key={id}>
          {fullName}
          <OptionalPart endpoint={readTouristConfig} input={{ key: id }} waiting={<i>coming</i>}>
            {({ value }) => <p>{value}</p>}
          </OptionalPart>
        </li>
      ))}
    </ul>
  );
}

function open(): void {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  renderUi(
    <QueryClientProvider client={client}>
      <Circles />
    </QueryClientProvider>,
  );
}

const nothingWasSaid = () => {
  for (const told of [surface.showNotice, surface.showAlert, surface.goToErrorPage, surface.goToLogin])
    expect(told).not.toHaveBeenCalled();
};

test.each([
  ['a busy server', refused(500)],
  ['a lost line', refused(503)],
  ['a refusal', refused(403, 1)],
  ['a refusal that is a page elsewhere', refused(422, 40_305)],
  ['a refusal that is an alert elsewhere', refused(422, 20_159)],
])('[ERR-15] the list stands without its inner part after %s, and nothing is said', async (_why, answer) => {
  server.answer(readTouristConfig, answer);
  open();
  await screen.findByText('circle a');
  await waitFor(() => expect(screen.queryByText('coming')).toBeNull());
  const [first, second] = screen.getAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual(['circle a', 'circle b']);
  nothingWasSaid();
});

test('[ERR-15] where only one inner part fails, the others are there', async () => {
  server.answer(readTouristConfig, ({ query }) =>
    query.get('key') === 'a' ? refused(500) : ok({ key: 'b', value: 'How do I begin?' }),
  );
  open();
  await screen.findByText('How do I begin?');
  const [first, second] = screen.getAllByRole('listitem');
  await waitFor(() => expect(first?.textContent).toBe('circle a'));
  expect(within(second ?? document.body).getByText('How do I begin?')).toBeTruthy();
  nothingWasSaid();
});

test('a lost session is no matter of one part: it leads to the login page', async () => {
  server.answer(readTouristConfig, refused(401));
  open();
  await waitFor(() => expect(surface.goToLogin).toHaveBeenCalled());
});
