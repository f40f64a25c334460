import { useEffect, useRef, useState } from 'react';
import { openAddress } from './open-address.ts';
import { openApp } from './open-app.ts';

export type Entry = { readonly webUrl: string; readonly clientUrl?: string | null };

/** LIVE-CREATE-09, D-051: into the room by app or by page. What could not be opened by itself is offered as a link. */
export function useEntering() {
  const [offered, setOffered] = useState<{ readonly webUrl: string; readonly isApp: boolean } | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /** True when the room is open and nothing is left to do here. */
  const enter = async ({ webUrl, clientUrl }: Entry): Promise<boolean> => {
    // The address may come after they have gone elsewhere: nobody is led into a room they turned away from.
    if (isLeft.current) return false;
    const isApp = Boolean(clientUrl);
    const isOpened = clientUrl ? await openApp(clientUrl) : openAddress(webUrl);
    setOffered(isOpened ? null : { webUrl, isApp });
    return isOpened;
  };
  return { enter, offered, forget: () => setOffered(null) };
}
