import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyImage } from './lazy-image.ts';

let options: IntersectionObserverInit | undefined;
let near: (isIntersecting: boolean) => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
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
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(picture: string) {
  const Picture = () => {
    const { ref, address } = useLazyImage(picture);
    return <img alt="" ref={ref} src={address} />;
  };
  const { container } = render(<Picture />);
  return () => container.querySelector('img')?.getAttribute('src');
}

test('[SHELL-15] an image starts to load 200px before it is seen', () => {
  const src = place('/cover.png');
  expect(options?.rootMargin).toBe('200px');
  act(() => near(false));
  expect(src()).toBeNull();
  act(() => near(true));
  expect(src()).toBe('/cover.png');
  expect(disconnect).toHaveBeenCalled();
});

test('of a stored picture the copy is fetched that fits its place on this screen', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const src = place('/files/abcDEF_-0123456789abcd');
  act(() => near(true));
  expect(src()).toBe('/files/abcDEF_-0123456789abcd/cover');
});
