import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { WaitingLives } from './LivePanel.tsx';

/** Nobody misses it who never saw it (ERR-15). */
const LeftOut = (): ReactNode => null;

/** A part of its own chunk: home is painted before anybody asks what is on. */
const LiveNow = lazy<ComponentType>(() =>
  orReloadOnce('home-live', import('./LiveNow.tsx')).then(
    (module) => ({ default: module.LiveNow }),
    () => ({ default: LeftOut }),
  ),
);

export function LivePlace() {
  return (
    <Suspense fallback={<WaitingLives />}>
      <LiveNow />
    </Suspense>
  );
}
