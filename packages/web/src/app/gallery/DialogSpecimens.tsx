import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Row, Specimen } from './Specimen.tsx';

export function DialogSpecimens() {
  const t = useT('dev');
  const common = useT('common');
  const [opened, setOpened] = useState<'alert' | 'confirm' | 'form' | null>(null);
  const [name, setName] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const close = () => setOpened(null);
  const open = (which: 'alert' | 'confirm' | 'form') => {
    setHasFailed(false);
    setName('');
    setOpened(which);
  };
  return (
    <Specimen title={t('gallery.section.dialogs')}>
      <Row>
        <Button variant="default" onClick={() => open('alert')}>
          {t('gallery.open.alert')}
        </Button>
        <Button variant="default" onClick={() => open('confirm')}>
          {t('gallery.open.confirm')}
        </Button>
        <Button variant="default" onClick={() => open('form')}>
          {t('gallery.open.form')}
        </Button>
      </Row>
      <AlertDialog
        isOpen={opened === 'alert'}
        title={t('gallery.alert.title')}
        text={t('gallery.alert.text')}
        okLabel={common('shell.alert.ok')}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        title={t('gallery.confirm.title')}
        text={t('gallery.confirm.text')}
        confirmLabel={t('gallery.delete')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive
        error={hasFailed && t('gallery.confirm.error')}
        onConfirm={() => setHasFailed(true)}
        onCancel={close}
      />
      <FormDialog
        isOpen={opened === 'form'}
        title={t('gallery.form.title')}
        submitLabel={t('gallery.save')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDirty={name !== ''}
        leaveTexts={{
          title: common('dialog.leave.title'),
          text: common('dialog.leave.text'),
          leave: common('dialog.leave.confirm'),
          stay: common('dialog.leave.stay'),
        }}
        onSubmit={close}
        onClose={close}
      >
        <TextInput
          label={t('gallery.field.name')}
          placeholder={t('gallery.field.placeholder')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput label={t('gallery.column.state')} description={t('gallery.field.hint')} />
      </FormDialog>
    </Specimen>
  );
}
