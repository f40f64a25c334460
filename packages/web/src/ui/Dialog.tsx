import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentVisit, onVisit } from '../lib/page-visits.ts';
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
  /** Its place is part of the address: the way back moves inside it, or closes it. */
  isInAddress?: boolean;
  onClose: () => void;
  /** The page it belongs to is gone; without it `onClose`. Where that asks first, whoever left has been asked already. */
  onLeave?: () => void;
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

/**
 * A dialog belongs to the page it was opened on. One that outlives it covers another page, and goes on with what nobody
 * waits for any more. Pages that are kept come back without it.
 */
function useBelongsToPage(isOpen: boolean, onLeave: () => void): void {
  const [openedIn, setOpenedIn] = useState<number | null>(null);
  if (isOpen !== (openedIn !== null)) setOpenedIn(isOpen ? currentVisit() : null);
  const leaveWithPage = useEffectEvent(() => {
    if (openedIn !== null && openedIn !== currentVisit()) onLeave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    leaveWithPage();
    return onVisit(() => leaveWithPage());
  }, [isOpen]);
}

/** The frame of every dialog; under 768 px it is a sheet that rises from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, closeLabel, width = 480, hasMotion = true, isInAddress = false, onClose, children } = props;
  useBelongsToPage(isOpen && !isInAddress, props.onLeave ?? onClose);
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
