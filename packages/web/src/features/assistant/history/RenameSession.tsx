import { TextInput } from '@mantine/core';
import { listChats, listHistory, listSessions, renameSession } from '@shuyuan/contract/assistant/chat.wire';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ListedSession } from './history-props.ts';

const titleLength = 50;

export function RenameSession({ session, onClose }: { session: ListedSession; onClose: () => void }) {
  const t = useT('assistant');
  const [title, setTitle] = useState(session.chatTitle);
  const [isTried, setIsTried] = useState(false);
  const rename = useWrite(renameSession, { refreshes: [listHistory, listSessions, listChats], onSuccess: onClose });
  const given = title.trim();
  const isGood = given !== '' && [...given].length <= titleLength;
  const submit = () => {
    setIsTried(true);
    if (isGood) rename.mutate({ id: session.sessionId, chatTitle: given });
  };
  return (
    <FormDialog
      {...useFormDialogTexts()}
      isOpen
      title={t('assistant.history.rename')}
      submitLabel={t('assistant.save')}
      isBusy={rename.isPending}
      isDirty={title !== session.chatTitle}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('assistant.history.rename.label')}
        data-autofocus
        required
        dir="auto"
        value={title}
        error={isTried && !isGood && t('assistant.history.rename.required', { max: titleLength })}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
