import { useEffect, useState, useSyncExternalStore } from 'react';
import { AttemptSaver, type AttemptView } from './attempt-saver.ts';

/** An attempt that is answered on this page. */
export function useAttempt(
  options: ConstructorParameters<typeof AttemptSaver>[0],
): AttemptView & { saver: AttemptSaver } {
  const [saver] = useState(() => new AttemptSaver(options));
  useEffect(() => saver.start(), [saver]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.view) };
}
