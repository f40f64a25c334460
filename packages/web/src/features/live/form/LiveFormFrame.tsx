import { Button } from '@mantine/core';
import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import type { ReactNode } from 'react';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import type { useLeavingGuard } from '../../../lib/use-leaving-guard.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './LiveFormFrame.module.css';
import { CreatedLiveQuestion } from './creation/CreatedLiveQuestion.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  /** Whether something would be lost by going. */
  isDirty: boolean;
  /** Of the page that has the form: who leaves it, by whatever way, is asked once. */
  leaving: ReturnType<typeof useLeavingGuard>;
  /** What was sent goes on without the form; asked about in its place, because nothing is lost then. */
  isMade?: boolean;
  /** What is going on, told above the buttons. */
  status?: ReactNode;
  /** LIVE-FORM-03: the buttons besides the one that leaves. */
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** LIVE-FORM-02: the wide dialog of the form; its buttons stay in sight, and what was typed is not lost by a slip. */
export function LiveFormFrame(props: Props) {
  const { isOpen, title, isDirty, leaving, isMade = false, status, footer, onClose, children } = props;
  const { cancelLabel, closeLabel } = useFormDialogTexts();
  const { isAsking, ask, settle } = leaving;
  const close = () => (isDirty || isMade ? ask() : onClose());
  const answer = (mayLeave: boolean): void => {
    // A move that waited for the answer takes the dialog with it.
    if (!settle(mayLeave) && mayLeave) onClose();
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
        onLeave={onClose}
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
      <LeavingQuestion isAsking={isOpen && isAsking && !isMade} onAnswer={answer} />
      <CreatedLiveQuestion isAsking={isOpen && isAsking && isMade} onAnswer={answer} />
    </>
  );
}
