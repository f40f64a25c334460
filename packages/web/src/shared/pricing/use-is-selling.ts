import { useEffect } from 'react';
import { ensureAppSettings } from '../../lib/session-settings.ts';
import { useSession } from '../../lib/session.ts';

/** D-124: whether things have prices here. Pages that do not need the settings otherwise ask for them. */
export function useIsSelling(): boolean {
  const settings = useSession(({ appSettings }) => appSettings);
  const isKnown = settings !== null;
  useEffect(() => {
    if (!isKnown) ensureAppSettings().catch(() => undefined);
  }, [isKnown]);
  return settings?.communityIsOpen ?? false;
}
