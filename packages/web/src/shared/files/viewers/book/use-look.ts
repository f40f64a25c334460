import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { browserSlot } from '../../../../lib/storage.ts';
import { type Look, readLook, styleOf, writeLook } from './book-look.ts';

/** Eyes and screens differ, so it is remembered on this device and not in the profile. */
const slot = browserSlot('shuyuan.book.look');

export function useLook(): { look: Look; style: string; setLook: (look: Look) => void } {
  const [look, setLook] = useState(() => readLook(slot.read()));
  const scheme = useComputedColorScheme('light');
  return {
    look,
    style: styleOf(look, scheme),
    setLook: (next) => {
      slot.write(writeLook(next));
      setLook(next);
    },
  };
}
