import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Face } from './Face.tsx';
import { renderUi } from './test-render.tsx';

let enter: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(observe: (entries: { isIntersecting: boolean }[]) => void) {
        enter = () => observe([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const picture = () => screen.getByRole('img', { name: 'Lin Xiao' }).querySelector('img');

test('[IMAGE-11] D-171: a person without a picture has the first preset', () => {
  renderUi(<Face name="Lin Xiao" src={null} />);
  expect(picture()).toBeNull();
  act(() => enter());
  expect(picture()?.getAttribute('src')).toBe('avatars/user/1.svg');
});

test('a face that does not load is told by the letters of the name', () => {
  renderUi(<Face name="Lin Xiao" src="faces/none.svg" />);
  act(() => enter());
  const image = picture();
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(picture()).toBeNull();
  expect(screen.getByText('LX')).toBeDefined();
});
