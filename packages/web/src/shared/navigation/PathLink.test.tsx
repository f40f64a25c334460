import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
