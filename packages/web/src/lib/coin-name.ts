import { useEffect } from 'react';
import { ensureAppSettings } from './session-settings.ts';
import { useSession } from './session.ts';
import { useT } from './texts.ts';

/**
 * LEDGER-32: what the company calls its coin, as it stands inside a sentence. Where it gave none, or one that cannot be
 * read (ERR-13), it is the usual name. A part outside the pages that need the settings asks for them itself.
 */
export function useCoinName(): string {
  const t = useT('common');
  const settings = useSession((session) => session.appSettings);
  const isKnown = settings !== null;
  useEffect(() => {
    if (!isKnown) ensureAppSettings().catch(() => undefined);
  }, [isKnown]);
  return settings?.currencyName ?? t('coin.name');
}

/** The same where it begins a line. */
export const asTitle = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
