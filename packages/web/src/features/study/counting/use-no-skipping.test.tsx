import { act } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import { useNoSkipping } from './use-no-skipping.ts';

/** A film as far as its clock goes; the page has no decoder. */
function filmAt(begin = 0) {
  const film = document.createElement('video');
  let at = begin;
  Object.defineProperty(film, 'currentTime', {
    get: () => at,
    set: (to: number) => {
      at = to;
      film.dispatchEvent(new Event('seeking'));
    },
  });
  const seek = (to: number): void =>
    act(() => {
      film.currentTime = to;
    });
  return { film, seek };
}

function show(film: HTMLMediaElement, furthest: () => number) {
  const held: (number | null)[] = [];
  const Probe = () => {
    held.push(useNoSkipping(film, furthest));
    return null;
  };
  const { unmount } = renderUi(<Probe />);
  return { held: () => held.at(-1), unmount };
}

test('[D-178] in a course in order a film goes back to where it was seen to, and anywhere inside of that', () => {
  const { film, seek } = filmAt();
  const { held } = show(film, () => 30);
  seek(12);
  expect([film.currentTime, held()]).toEqual([12, null]);
  seek(59);
  expect([film.currentTime, held()]).toEqual([30, 30]);
  seek(30.6);
  expect(film.currentTime).toBe(30.6);
});

test('[D-178] what is seen meanwhile moves the limit, and once the section is done there is none', () => {
  const { film, seek } = filmAt();
  let seen = 30;
  const shown = show(film, () => seen);
  seen = 45;
  seek(44);
  expect(film.currentTime).toBe(44);
  seek(58);
  expect([film.currentTime, shown.held()]).toEqual([45, 45]);
  shown.unmount();
  seek(58);
  expect(film.currentTime).toBe(58);
});

test('[D-178] an address that names a second ahead of what was seen leads to what was seen', () => {
  const { film } = filmAt(50);
  expect(show(film, () => 8).held()).toBe(8);
  expect(film.currentTime).toBe(8);
});
