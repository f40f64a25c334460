import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './Dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  width?: number;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every dialog; under 768 px it is a sheet that rises from the bottom edge. */
export function Dialog({ isOpen, title, closeLabel, width = 480, onClose, children }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={width}
      radius="lg"
      centered
      transitionProps={{ transition: 'fade', duration: 160 }}
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
