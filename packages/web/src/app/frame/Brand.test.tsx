import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initTexts } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { Brand } from './Brand.tsx';

beforeEach(initTexts);

async function open(logo: string | null): Promise<HTMLElement> {
  const routeTree = createRootRoute({ component: () => <Brand logo={logo} /> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  renderUi(<RouterProvider router={createRouter({ routeTree, history })} />);
  return screen.findByRole('link');
}

test('a company shows its own picture in place of the mark', async () => {
  const link = await open('images/logo.svg');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('images/logo.svg');
  expect(link.querySelector('svg')).toBeNull();
});

test('without a picture, or with one that is gone, the mark of the product stands there', async () => {
  const link = await open('images/gone.svg');
  fireEvent.error(link.querySelector('img') ?? link);
  expect(link.querySelector('img')).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
});
