import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ScimTokenLife, scimTokenLives } from '@shuyuan/contract/auth/scim';
import { createScimToken, listScimTokens } from '@shuyuan/contract/auth/sign-in.wire';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import classes from '../SignInAdmin.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

/** The one time the token can be read. */
function TokenShown({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  return (
    <Dialog isOpen title={t('admin.signIn.token.made')} closeLabel={common('dialog.close')} onClose={onClose}>
      <Stack>
        <p className={classes.address}>
          {t('admin.signIn.token.made.text')}
          <code dir="ltr">{token}</code>
        </p>
        <Button onClick={onClose} data-autofocus>
          {t('admin.signIn.token.made.done')}
        </Button>
      </Stack>
    </Dialog>
  );
}

export function NewToken({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const [name, setName] = useState('');
  const [life, setLife] = useState<ScimTokenLife>('365-days');
  const [isTried, setIsTried] = useState(false);
  const create = useWrite(createScimToken, { refreshes: [listScimTokens] });
  const texts = useFormDialogTexts();
  if (create.data) return <TokenShown token={create.data.token} onClose={onClose} />;
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '') create.mutate({ name, life });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.signIn.token.add')}
      submitLabel={t('admin.signIn.token.make')}
      isBusy={create.isPending}
      isDirty={name !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('admin.signIn.token.name')}
        description={t('admin.signIn.token.name.hint')}
        data-autofocus
        maxLength={40}
        value={name}
        error={isTried && name.trim() === '' && t('admin.signIn.field.required')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('admin.signIn.token.life')}
        data={scimTokenLives.map((one) => ({ value: one, label: t(`admin.signIn.token.life.${one}`) }))}
        value={life}
        onChange={({ currentTarget: { value } }) => setLife(scimTokenLives.find((one) => one === value) ?? life)}
      />
    </FormDialog>
  );
}
