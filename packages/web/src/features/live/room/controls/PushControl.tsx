import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { RadioTower } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { CopyLine } from '../../../../shared/sharing/CopyLine.tsx';
import { useRoomValue } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import classes from './Controls.module.css';

/** D-049: what a host writes into the program that sends for them. Open at first: without it nothing is to be seen. */
export function PushControl() {
  const t = useT('activity');
  const common = useT('common');
  const { push, identity, live } = useRoomValue().entry;
  const [isOpen, setIsOpen] = useState(true);
  if (live.liveMode !== LiveMode.push || identity !== LiveIdentity.organizer) return null;
  return (
    <>
      <ControlButton
        label={t('live.push.control')}
        icon={<RadioTower size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        title={t('live.push.title')}
        closeLabel={common('dialog.close')}
        onClose={() => setIsOpen(false)}
      >
        {push ? (
          <div className={classes.push}>
            <p>{t('live.push.text')}</p>
            <CopyLine label={t('live.push.server')} text={push.url} />
            <CopyLine label={t('live.push.key')} text={push.key} hint={t('live.push.hint')} />
          </div>
        ) : (
          <p>{t('live.push.off')}</p>
        )}
      </Dialog>
    </>
  );
}
