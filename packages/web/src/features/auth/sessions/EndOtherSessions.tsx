import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type Props = {
  isAlone: boolean;
  isBusy: boolean;
  onConfirm: (onSettled: () => void) => void;
};

/** Asks first: unsaved work elsewhere may be lost. */
export function EndOtherSessions({ isAlone, isBusy, onConfirm }: Props) {
  const t = useT('personal');
  const common = useT('common');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <ActionButton
        variant="default"
        disabledReason={isAlone ? t('centre.sessions.endAll.none') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('centre.sessions.endAll')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('centre.sessions.endAll.title')}
        text={t('centre.sessions.endAll.text')}
        confirmLabel={t('centre.sessions.endAll')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => onConfirm(close)}
        onCancel={close}
      />
    </>
  );
}
