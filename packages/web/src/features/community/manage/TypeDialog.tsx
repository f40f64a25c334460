import { TextInput } from '@mantine/core';
import { topicTypeNameMax } from '@shuyuan/contract/community/topics';
import {
  changeTopicType,
  createTopicType,
  listManagedTopics,
  listTopicTypes,
} from '@shuyuan/contract/community/topics.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { isNameFine } from './topic-draft.ts';
import type { ManagedType } from './use-managed-types.ts';
import { useRefusedName } from './use-refused-name.ts';

/** A new kind of topics, or another name for one. */
export function TypeDialog({ type, onClose }: { type: ManagedType | null; onClose: () => void }) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [typed, setTyped] = useState(type?.name ?? '');
  const [isTried, setIsTried] = useState(false);
  const name = typed.trim();
  const done = () => {
    showNotice(type ? t('admin.topics.saved', { name }) : t('admin.topics.created', { name }), 'success');
    onClose();
  };
  const refreshes = [listTopicTypes, listManagedTopics];
  const options = { claims: ['topic.name-taken'], refreshes, onSuccess: done } as const;
  const create = useWrite(createTopicType, options);
  const change = useWrite(changeTopicType, options);
  const refusedName = useRefusedName((type ? change : create).error, name);
  const isWrong = !isNameFine(typed, topicTypeNameMax);
  const submit = () => {
    setIsTried(true);
    if (isWrong) return;
    if (type) change.mutate({ id: type.id, name });
    else create.mutate({ name });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={type ? t('admin.topics.types.rename') : t('admin.topics.types.add')}
      submitLabel={t('admin.topics.form.submit')}
      isBusy={create.isPending || change.isPending}
      isDirty={typed !== (type?.name ?? '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('admin.topics.form.name')}
        data-autofocus
        required
        autoComplete="off"
        value={typed}
        error={isTried && isWrong ? t('admin.topics.form.name.invalid', { max: topicTypeNameMax }) : refusedName}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
