import { useState } from 'react';
import { browserSlot } from '../../../lib/storage.ts';
import type { Resize } from '../../../shared/files/upload-field/resize-picture.ts';

/** Sharp on every screen, and a tenth of what a camera writes. */
export const shrunkPixels = 1920;
const shrunk: Partial<Resize> = { width: shrunkPixels, height: shrunkPixels };

/** Whoever has little data on a phone may have much at a desk: remembered on this device. */
const slot = browserSlot('shuyuan.files.shrink');

/** Whether photos are made smaller before they are sent; as they are unless their owner says otherwise. */
export function useShrinking(): { isOn: boolean; turn: (isOn: boolean) => void; resize: Partial<Resize> | undefined } {
  const [isOn, setIsOn] = useState(() => slot.read() === '1');
  return {
    isOn,
    turn: (next) => {
      if (next) slot.write('1');
      else slot.remove();
      setIsOn(next);
    },
    resize: isOn ? shrunk : undefined,
  };
}
