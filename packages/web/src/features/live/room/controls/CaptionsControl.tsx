import { Button } from '@mantine/core';
import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SayField } from '../panels/SayField.tsx';
import { useRoomValue } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import classes from './Controls.module.css';
import { canListen } from './speech.ts';
import { useListening } from './use-listening.ts';

/** Captions for those who cannot hear, or may not turn the sound on: typed, or taken down by the browser. */
export function CaptionsControl() {
  const t = useT('activity');
  const common = useT('common');
  const { connection } = useRoomValue();
  const [isOpen, setIsOpen] = useState(false);
  const { isHeard, isListening, toggle } = useListening();
  const say = async (text: string) => {
    connection.send({ t: 'caption', text, isFinal: true });
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
