import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import classes from './Dialog.module.css';
import { HintText } from './HintText.tsx';
import { ErrorText } from './ErrorText.tsx';

type Props = {
  isOpen: boolean;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** The failure of the last attempt; the dialog stays open with it. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be taken back. Cancel holds the focus, so that Enter pressed in haste does no harm. */
export function ConfirmDialog(props: Props) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    closeLabel,
    isDestructive,
    isBusy,
    error,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog isOpen={isOpen} title={title} closeLabel={closeLabel} width={440} onClose={onCancel}>
      <HintText as="div" size="base">
        {text}
      </HintText>
      {error && (
        <ErrorText size="base" className={classes.error}>
          {error}
        </ErrorText>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={isDestructive ? 'cinnabar' : 'pine'} loading={isBusy ?? false} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
