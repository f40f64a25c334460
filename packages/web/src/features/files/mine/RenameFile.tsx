import { TextInput } from '@mantine/core';
import { ApiError } from '../../../lib/api-error.ts';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { textOfRefusal, useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { typedName } from '../../../shared/files/upload-field/typed-name.ts';
import { useProblemText } from '../../../shared/files/upload-field/upload-texts.ts';
import type { MyFile } from './my-file.ts';
import { useFileWrites } from './use-file-writes.ts';

type Props = { file: Pick<MyFile, 'id' | 'name'>; onClose: () => void };

/** UPLOAD-18: Enter sends the form, and what is sent holds no script. */
export function RenameFile({ file: { id, name }, onClose }: Props) {
  const t = useT('files');
  const texts = useFormDialogTexts();
  const problemText = useProblemText();
  const { rename } = useFileWrites();
  const [typed, setTyped] = useState(name);
  const { name: wished, problem } = typedName(typed, name);
  const refused = rename.error instanceof ApiError && textOfRefusal(rename.error);
  const submit = () => {
    if (problem !== null) return;
    if (wished === name) onClose();
    else rename.mutate({ id, name: wished }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('files.rename.title')}
      submitLabel={t('files.save')}
      width={480}
      isBusy={rename.isPending}
      isDirty={typed !== name}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('upload.nameField')}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={problem ? problemText(problem) : refused}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
