import type { KeyboardEvent } from 'react';
import { perform } from './media-commands.ts';
import { actionOfKey, type MediaAction } from './media-keys.ts';

function focusOf(target: EventTarget): 'player' | 'button' | 'volume' | 'menu' {
  if (!(target instanceof HTMLElement)) return 'player';
  if (target.closest('[data-media-menu]')) return 'menu';
  if (target.dataset['volume'] !== undefined) return 'volume';
  return target instanceof HTMLButtonElement ? 'button' : 'player';
}

/** The keys of a player, for whatever part of it has the focus. */
export function useMediaKeys(element: HTMLMediaElement | null, around: (action: MediaAction) => void) {
  return (event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const action = actionOfKey({ key: event.key, hasModifier, focus: focusOf(event.target) });
    if (!action || !element) return;
    event.preventDefault();
    if (!perform(element, action)) around(action);
  };
}
