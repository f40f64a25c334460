import { useEffect, useRef } from 'react';

export const shortcuts = { microphone: 'M', camera: 'C', screen: 'S', hand: 'H', chat: '/' } as const;
export type Shortcut = keyof typeof shortcuts;

const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Which control a key means; none while somebody types, or asks the browser for something. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): Shortcut | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(typing)) return null;
  const names = Object.keys(shortcuts) as Shortcut[];
  return names.find((name) => shortcuts[name] === key.toUpperCase()) ?? null;
}

export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = shortcutOf(event);
      const act = name && latest.current[name];
      if (!act || event.repeat) return;
      // Otherwise the stroke that leads to the chat would be typed there.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
