import { Button } from '@mantine/core';
import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import { type ReactNode, useState } from 'react';
import { LeavingQuestion } from '../../../lib/LeavingQuestion.tsx';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './LiveFormFrame.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  isDirty: boolean;
  /** What is going on, told above the buttons. */
  status?: ReactNode;
  /** LIVE-FORM-03: the buttons besides the one that leaves. */
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** LIVE-FORM-02: the wide dialog of the form; its buttons stay in sight, and what was typed is not lost by a slip. */
export function LiveFormFrame({ isOpen, title, isDirty, status, footer, onClose, children }: Props) {
  const { cancelLabel, closeLabel } = useFormDialogTexts();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const settle = (mayLeave: boolean): void => {
    setIsAsking(false);
    if (mayLeave) onClose();
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={title}
        closeLabel={closeLabel}
        width={liveFormWidth}
        hasMotion={false}
        onClose={close}
      >
        {children}
        <div className={classes.footer}>
          <div className={classes.status} aria-live="polite">
            {status}
          </div>
          <Button variant="default" onClick={close}>
            {cancelLabel}
          </Button>
          {footer}
        </div>
      </Dialog>
      <LeavingQuestion isAsking={isOpen && isAsking} onAnswer={settle} />
    </>
  );
}
