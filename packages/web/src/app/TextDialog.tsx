import { Button, Group, Modal } from '@mantine/core';
import { useT } from '../lib/texts.ts';
import type { DialogProps } from './dialog-table.ts';

type Props = Omit<DialogProps, 'request'> & { readonly title: string; readonly text: string };

/** A text and the one button that takes note of it. */
export function TextDialog({ title, text, isOpen, onClose, onClosed }: Props) {
  const t = useT('common');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={title}
      centered
      size="sm"
      withCloseButton={false}
      role="alertdialog"
    >
      <p>{text}</p>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t('shell.alert.ok')}
        </Button>
      </Group>
    </Modal>
  );
}
