import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import classes from './Dialog.module.css';
import { HintText } from './HintText.tsx';

type Props = { isOpen: boolean; title: ReactNode; text: ReactNode; okLabel: string; onClose: () => void };

/** One thing to read and one button (ERR-07). */
export function AlertDialog({ isOpen, title, text, okLabel, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} title={title} closeLabel={okLabel} width={440} onClose={onClose}>
      <HintText as="div" size="base">
        {text}
      </HintText>
      <div className={classes.actions}>
        <Button onClick={onClose} data-autofocus>
          {okLabel}
        </Button>
      </div>
    </Dialog>
  );
}
