import { Button, TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { organizationNameMax } from '@shuyuan/contract/people/organization-tree';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { isEscape } from '../../../ui/keys.ts';
import classes from './tree/OrganizationTree.module.css';

type Props = {
  initial: string;
  isBusy: boolean;
  error: string | null;
  onEdit: () => void;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** A name typed in its own row: Enter keeps it, Escape leaves everything as it was. */
export function NameEditor({ initial, isBusy, error, onEdit, onSubmit, onCancel }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const [name, setName] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const isValid = textLength(name) >= 1 && textLength(name) <= organizationNameMax;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isValid || isBusy) return;
    if (name.trim() === initial) onCancel();
    else onSubmit(name.trim());
  };
  const escape = (event: KeyboardEvent) => {
    if (isEscape(event)) onCancel();
  };
  return (
    <form className={classes.editor} onSubmit={submit} noValidate>
      <TextInput
        className={classes.nameField}
        aria-label={t('admin.organizations.name')}
        placeholder={t('admin.organizations.name')}
        data-autofocus
        ref={(input) => {
          // Mounted by a choice in a menu, which gives the focus back to its button in the next moment.
          if (input && !isTried) setTimeout(() => input.focus(), 50);
        }}
        value={name}
        error={isTried && !isValid ? t('admin.organizations.name.invalid') : error}
        onKeyDown={escape}
        onChange={(event) => {
          setName(event.currentTarget.value);
          onEdit();
        }}
      />
      <Button type="submit" size="xs" loading={isBusy}>
        {t('admin.organizations.save')}
      </Button>
      <Button variant="default" size="xs" onClick={onCancel}>
        {common('dialog.cancel')}
      </Button>
    </form>
  );
}
