import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { PathLink } from './PathLink.tsx';

test('a link of the path table has the address of its page, with parameters and query', async () => {
  const component = () => (
    <PathLink to="questionDetail" params={{ id: 'a/b' }} search={{ tab: 2, none: undefined }} aria-label="question" />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    stringifySearch: (search) => `?${new URLSearchParams(search as Record<string, string>).toString()}`,
  });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'question' });
  expect(link.getAttribute('href')).toBe('/ask/question/detail/a%2Fb?tab=2');
  // @ts-expect-error the parameter is needed
  expect(<PathLink to="questionDetail" />).toBeTruthy();
});

test('a link to a list leads away from one of its things, whose address has a parameter more', async () => {
  const root = createRootRoute();
  const component = () => <PathLink to="knowledgeCommunity" aria-label="list" />;
  const circles = createRoute({ getParentRoute: () => root, path: paths.knowledgeCommunity, component });
  const history = createMemoryHistory({ initialEntries: ['/share-study/knowledge-community/c1'] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([circles]), history })} />);
  const link = await screen.findByRole('link', { name: 'list' });
  expect(link.getAttribute('href')).toBe('/share-study/knowledge-community');
});
