import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import type { Question } from './question.ts';
import { useQuestionStops } from './use-question-stops.ts';

const question = (id: string, second: number): Question => ({
  id,
  second,
  isRequired: true,
  kind: 'trueFalse',
  text: id,
  options: [],
  tries: [],
  triesLeft: 2,
  explanation: null,
  right: null,
});

/** A film as far as its clock goes; the page has no decoder. */
function filmAt() {
  const film = document.createElement('audio');
  const state = { at: 0, isPaused: false };
  const pause = vi.fn(() => {
    state.isPaused = true;
  });
  Object.defineProperties(film, {
    currentTime: { get: () => state.at },
    paused: { get: () => state.isPaused },
    seeking: { get: () => false },
    pause: { value: pause },
  });
  const move = (to: number, event: 'timeupdate' | 'seeked'): void => {
    state.at = to;
    act(() => void film.dispatchEvent(new Event(event)));
  };
  const resume = (): void => {
    state.isPaused = false;
  };
  return {
    film,
    pause,
    resume,
    play: (to: number) => move(to, 'timeupdate'),
    leap: (to: number) => move(to, 'seeked'),
  };
}

test('[D-183] a film that plays over a question pauses and asks it; whoever leaps over one is not stopped', () => {
  const { film, pause, play, leap } = filmAt();
  const onStop = vi.fn();
  const Probe = () => {
    useQuestionStops(film, [question('first', 3), question('second', 20)], onStop);
    return null;
  };
  renderUi(<Probe />);
  play(2.9);
  expect(pause).not.toHaveBeenCalled();
  leap(10);
  play(10.2);
  expect(onStop).not.toHaveBeenCalled();
  leap(2.5);
  play(3.1);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(onStop).toHaveBeenCalledWith(expect.objectContaining({ id: 'first' }));
  leap(20);
  play(20.2);
  // It stands still: a question that is asked is not asked again by an event of the pause.
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('[D-183] of two questions at the same second the second is asked when the film goes on', () => {
  const { film, play, resume } = filmAt();
  const asked: string[] = [];
  const stops = () => [question('one', 3), question('other', 3)].filter(({ id }) => !asked.includes(id));
  const Probe = () => {
    useQuestionStops(film, stops(), ({ id }) => asked.push(id));
    return null;
  };
  const { rerender } = renderUi(<Probe />);
  play(3.2);
  expect(asked).toEqual(['one']);
  // The event of the pause.
  play(3.2);
  rerender(<Probe />);
  resume();
  play(3.4);
  expect(asked).toEqual(['one', 'other']);
  rerender(<Probe />);
  resume();
  play(3.6);
  expect(asked).toHaveLength(2);
});
