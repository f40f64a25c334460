import { type KeyboardEvent, useState } from 'react';

/** Known only from the first key on: a browser tells the state of Caps Lock with a key, never before. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const note = (event: KeyboardEvent) => {
    // Autofill sends key events without this method.
    if (typeof event.getModifierState === 'function') setIsOn(event.getModifierState('CapsLock'));
  };
  return { isOn, watch: { onKeyDown: note, onKeyUp: note, onBlur: () => setIsOn(false) } };
}
