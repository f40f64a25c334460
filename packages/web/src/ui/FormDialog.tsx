import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './Dialog.module.css';

type LeaveTexts = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
};

type Props = {
  isOpen: boolean;
  title: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  closeLabel: string;
  width?: number;
  isBusy?: boolean;
  /** A dirty form asks before it is left; what was typed is never lost by a click beside it. */
  isDirty?: boolean;
  leaveTexts: LeaveTexts;
  error?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog(props: Props) {
  const { isOpen, title, submitLabel, cancelLabel, closeLabel, width = 560, isBusy = false, isDirty = false } = props;
  const { leaveTexts, error, onSubmit, onClose, children } = props;
  const [isAsking, setIsAsking] = useState(false);

  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const leave = () => {
    setIsAsking(false);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Out of a portal React still leads it to the form around, which nobody has sent.
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <>
      <Dialog isOpen={isOpen} title={title} closeLabel={closeLabel} width={width} onClose={close}>
        <form onSubmit={submit} noValidate>
          <div className={classes.fields}>{children}</div>
          {error && (
            <p className={classes.error} role="alert">
              {error}
            </p>
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={close}>
              {cancelLabel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {submitLabel}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title={leaveTexts.title}
        text={leaveTexts.text}
        confirmLabel={leaveTexts.leave}
        cancelLabel={leaveTexts.stay}
        closeLabel={leaveTexts.stay}
        isDestructive
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
