import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import classes from './Dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

export type DialogProps = {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  width?: number;
  /** False where it takes the place of a dialog that only waited for its content: two motions would be a flicker. */
  hasMotion?: boolean;
  onClose: () => void;
  children: ReactNode;
};

const standing: symbol[] = [];

/**
 * Whether a dialog is the one that may close: the kit tells Escape to all that are open, and also to one that this same
 * press has only just opened, such as the question whether to leave.
 */
function useOnTop(isOpen: boolean): () => boolean {
  const [me] = useState(() => Symbol('dialog'));
  const openedAt = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    openedAt.current = performance.now();
    standing.push(me);
    return () => void standing.splice(standing.indexOf(me), 1);
  }, [isOpen, me]);
  return () => {
    // oxlint-disable-next-line typescript/no-deprecated -- the kit does not hand on what made it close
    const cause = window.event;
    return standing.at(-1) === me && !(cause && cause.timeStamp < openedAt.current);
  };
}

/** The frame of every dialog; under 768 px it is a sheet that rises from the bottom edge. */
export function Dialog({ isOpen, title, closeLabel, width = 480, hasMotion = true, onClose, children }: DialogProps) {
  const isOnTop = useOnTop(isOpen);
  useFocusBack(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={() => (isOnTop() ? onClose() : undefined)}
      title={title}
      size={width}
      radius="lg"
      centered
      returnFocus={false}
      transitionProps={{ transition: 'fade', duration: hasMotion ? 160 : 0 }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 'md' }}
      classNames={{
        inner: classNames(classes.inner),
        content: classNames(classes.content),
        header: classNames(classes.header),
        title: classNames(classes.title),
        body: classNames(classes.body),
      }}
    >
      {children}
    </Modal>
  );
}
