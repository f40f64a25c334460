import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { type IsSamePlace, isUnderDialog, useLeavingGuard } from '../lib/use-leaving-guard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './Dialog.module.css';
import { ErrorText } from './ErrorText.tsx';
import { Stack } from './Stack.tsx';

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
  /** Where moves of the address leave the form as it is; the page it lies on. */
  isSamePlace?: IsSamePlace;
  leaveTexts: LeaveTexts;
  error?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog(props: Props) {
  const { isOpen, title, submitLabel, cancelLabel, closeLabel, width = 560, isBusy = false, isDirty = false } = props;
  const { leaveTexts, error, isSamePlace = isUnderDialog, onSubmit, onClose, children } = props;
  // What is on its way is not lost by going; and what follows a success may lead elsewhere unasked.
  const { isAsking, ask, settle } = useLeavingGuard(isOpen && isDirty && !isBusy, isSamePlace);

  const close = () => (isDirty ? ask() : onClose());
  const leave = () => {
    // A move that waited for the answer takes the dialog with it.
    if (!settle(true)) onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Out of a portal React still leads it to the form around, which nobody has sent.
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <>
      <Dialog isOpen={isOpen} title={title} closeLabel={closeLabel} width={width} onClose={close} onLeave={onClose}>
        <form onSubmit={submit} noValidate>
          <Stack className={classes.fields}>{children}</Stack>
          {error && (
            <ErrorText size="base" className={classes.error}>
              {error}
            </ErrorText>
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
        onCancel={() => settle(false)}
      />
    </>
  );
}
