import { useEffect, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRoom, useRoomValue } from '../room-context.ts';

/** Who is brought up is asked before the room hears them, and is heard no more once sent back. */
export function BroughtUp() {
  const t = useT('activity');
  const common = useT('common');
  const { media } = useRoomValue();
  const isUp = useRoom(({ self }) => self.isOnStage);
  const [answered, setAnswered] = useState(false);
  if (!isUp && answered) setAnswered(false);
  useEffect(() => {
    if (isUp) return () => media.rest();
    return undefined;
  }, [isUp, media]);
  const answer = (isSpeaking: boolean) => {
    setAnswered(true);
    if (isSpeaking) void media.setMicrophone(true);
  };
  return (
    <ConfirmDialog
      isOpen={isUp && !answered}
      title={t('live.room.stage.up.title')}
      text={t('live.room.stage.up.text')}
      confirmLabel={t('live.room.stage.up.speak')}
      cancelLabel={t('live.room.stage.up.later')}
      closeLabel={common('dialog.close')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
