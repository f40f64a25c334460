import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RouteValues } from '../../lib/route-values.ts';
import { useStartSecond } from './use-second.ts';

afterEach(cleanup);

function Film() {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  useStartSecond(film);
  return <video ref={setFilm} muted />;
}

const filmAt = (seconds: string | undefined): HTMLVideoElement | null => {
  const { container } = render(
    <RouteValues value={{ params: {}, search: { seconds } }}>
      <Film />
    </RouteValues>,
  );
  const film = container.querySelector('video');
  if (film) fireEvent(film, new Event('loadedmetadata'));
  return film;
};

test('[AI-10] a replay begins at the second a source names', () => {
  expect(filmAt('83')?.currentTime).toBe(83);
});

test.each([undefined, '', 'x', '-5', '1e9'])('[AI-10] %j is no second: it begins at its beginning', (seconds) => {
  expect(filmAt(seconds)?.currentTime).toBe(0);
});
