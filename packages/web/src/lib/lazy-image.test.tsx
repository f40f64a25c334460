import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyImage } from './lazy-image.ts';

test('[SHELL-15] an image starts to load 200px before it is seen', () => {
  let options: IntersectionObserverInit | undefined;
  let near: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, given?: IntersectionObserverInit) {
        options = given;
        near = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  const Picture = () => <img alt="" {...useLazyImage('/cover.png')} />;
  const { container } = render(<Picture />);
  const src = () => container.querySelector('img')?.getAttribute('src');
  expect(options?.rootMargin).toBe('200px');
  act(() => near(false));
  expect(src()).toBeNull();
  act(() => near(true));
  expect(src()).toBe('/cover.png');
  expect(disconnect).toHaveBeenCalled();
});
