import { Button } from '@mantine/core';
import { roomLimits } from '@shuyuan/contract/live/room-protocol';
import { localeOf } from '@shuyuan/contract/system/languages';
import { Captions } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SayField } from '../panels/SayField.tsx';
import { useRights, useRoomValue } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import classes from './Controls.module.css';
import { canListen, listen } from './speech.ts';

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
function useListening() {
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
        connection.tell({ t: 'caption', text: [...text].slice(-roomLimits.captionMax).join(''), isFinal }),
      ended: () => setIsListening(false),
    });
  };
  return { isHeard, isListening, toggle };
}

/** Captions for those who cannot hear, or may not turn the sound on: typed, or taken down by the browser. */
export function CaptionsControl() {
  const t = useT('activity');
  const common = useT('common');
  const { connection } = useRoomValue();
  const [isOpen, setIsOpen] = useState(false);
  const { isHeard, isListening, toggle } = useListening();
  const say = async (text: string) => {
    connection.tell({ t: 'caption', text, isFinal: true });
    return true;
  };
  return (
    <>
      <ControlButton
        label={t('live.room.captions')}
        icon={<Captions size={20} />}
        isOn={isListening}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        title={t('live.room.captions')}
        closeLabel={common('dialog.close')}
        onClose={() => setIsOpen(false)}
      >
        <div className={classes.captions}>
          <p>{t('live.room.captions.hint')}</p>
          <SayField
            label={t('live.room.captions.write')}
            sendLabel={t('live.room.captions.send')}
            maxLength={roomLimits.captionMax}
            onSend={say}
          />
          {canListen() ? (
            <>
              <Button variant="default" disabled={!isHeard} onClick={toggle}>
                {t(isListening ? 'live.room.captions.stop' : 'live.room.captions.listen')}
              </Button>
              {!isHeard && <p className={classes.note}>{t('live.room.captions.silent')}</p>}
            </>
          ) : (
            <p className={classes.note}>{t('live.room.captions.deaf')}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}
