import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import { usePresence } from './use-presence.ts';
import type { Watching } from './use-reports.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[D-178] each minute in an open course is told once, from the first that is missing, until somebody leaves', () => {
  const watch = vi.fn();
  const nothing = () => undefined;
  const watching: Watching = { watch, spend: nothing, moveTo: nothing, report: nothing, take: nothing };
  const Probe = ({ isThere, nextUnit }: { isThere: boolean; nextUnit: number }) => {
    usePresence({ watching, nextUnit, isThere });
    return null;
  };
  const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
  const { rerender } = renderUi(<Probe isThere={false} nextUnit={2} />);
  pass(120);
  expect(watch).not.toHaveBeenCalled();
  rerender(<Probe isThere nextUnit={2} />);
  pass(59);
  expect(watch).not.toHaveBeenCalled();
  pass(61);
  // The first of them was counted meanwhile.
  rerender(<Probe isThere nextUnit={3} />);
  pass(60);
  expect(watch.mock.calls).toEqual([2, 3, 4].map((from) => [{ from, to: from + 1 }]));
  rerender(<Probe isThere={false} nextUnit={5} />);
  pass(120);
  expect(watch).toHaveBeenCalledTimes(3);
});
