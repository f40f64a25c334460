import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../../../lib/texts.ts';
import { useRights, useRoomValue } from '../room-context.ts';
import { listen } from './speech.ts';

/** On the stage with the microphone on: what is said there is meant for the room. */
function useIsHeard(): boolean {
  const { media } = useRoomValue();
  const { isOnStage } = useRights();
  const isMicrophoneOn = useStore(
    media.store,
    ({ microphone, choice }) => microphone !== null && choice.isMicrophoneOn,
  );
  return isOnStage && isMicrophoneOn;
}

/** Captions by the ear of the browser; they go on while the dialog is closed. */
export function useListening() {
  const { connection } = useRoomValue();
  const { language } = useLanguage();
  const [isListening, setIsListening] = useState(false);
  const isHeard = useIsHeard();
  const stop = useRef<() => void>(() => undefined);
  // The browser's ear is not the track that was muted: left alone it would write down what the room may not hear.
  useEffect(() => () => stop.current(), [isHeard]);
  const toggle = () => {
    if (isListening) {
      stop.current();
      return;
    }
    setIsListening(true);
    stop.current = listen(localeOf[language], {
      text: (text, isFinal) =>
        connection.send({ t: 'caption', text: [...text].slice(-roomLimits.captionMax).join(''), isFinal }),
      ended: () => setIsListening(false),
    });
  };
  return { isHeard, isListening, toggle };
}
