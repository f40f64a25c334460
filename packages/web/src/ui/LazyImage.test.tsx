import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from './test-render.tsx';
import { LazyImage } from './LazyImage.tsx';

type Watcher = { readonly margin: string | undefined; readonly enter: () => void };
const watchers: Watcher[] = [];

class FakeObserver {
  constructor(observe: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
    watchers.push({ margin: options?.rootMargin, enter: () => observe([{ isIntersecting: true }]) });
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  watchers.length = 0;
  vi.unstubAllGlobals();
});

test('[SHELL-15] an image is fetched 200px before it comes into sight, into a place reserved for it', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { container } = renderUi(<LazyImage src="/cover.jpg" alt="cover" ratio="4 / 3" />);
  expect(watchers[0]?.margin).toBe('200px');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector<HTMLElement>('[data-state="loading"]')?.style.aspectRatio).toBe('4 / 3');
  act(() => watchers[0]?.enter());
  expect(screen.getByRole('img').getAttribute('src')).toBe('/cover.jpg');
});

test('where the fitting copy is missing the stored picture itself is shown', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const stored = '/files/abcDEF_-0123456789abcd';
  const { container } = renderUi(<LazyImage src={stored} alt="cover" />);
  act(() => watchers[0]?.enter());
  expect(screen.getByRole('img').getAttribute('src')).toBe(`${stored}/thumb`);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').getAttribute('src')).toBe(stored);
  fireEvent.load(screen.getByRole('img'));
  expect(container.querySelector('[data-state="shown"]')).not.toBeNull();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('cover')).toBeDefined();
});

test('a broken image leaves its words', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  renderUi(<LazyImage src="/gone.jpg" alt="cover of the course" />);
  act(() => watchers[0]?.enter());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('cover of the course')).toBeDefined();
});

test('a part of its own may stand in for a broken image', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  renderUi(<LazyImage src="/gone.jpg" alt="cover" fallback={<em>nothing here</em>} />);
  act(() => watchers[0]?.enter());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('nothing here')).toBeDefined();
  expect(screen.queryByText('cover')).toBeNull();
});
