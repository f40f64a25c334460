import { topicDescriptionMax, topicNameMax } from '@shuyuan/contract/community/topics';
import { changeTopic, createTopic, listManagedTopics } from '@shuyuan/contract/community/topics.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { draftOf, type ManagedTopic, problemsOf } from './topic-draft.ts';
import type { ManagedType } from './use-managed-types.ts';
import { useRefusedName } from './use-refused-name.ts';
import { TopicForm } from './TopicForm.tsx';

type Props = { topic: ManagedTopic | null; typeId: string; types: readonly ManagedType[]; onClose: () => void };

/** A new topic, or one that is there: renamed, moved, described, hidden or shown again. */
export function TopicDialog({ topic, typeId, types, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [first] = useState(() => draftOf(topic, typeId));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const name = draft.name.trim();
  const done = () => {
    showNotice(topic ? t('admin.topics.saved', { name }) : t('admin.topics.created', { name }), 'success');
    onClose();
  };
  const options = { claims: ['topic.name-taken'], refreshes: [listManagedTopics], onSuccess: done } as const;
  const create = useWrite(createTopic, options);
  const change = useWrite(changeTopic, options);
  const refusedName = useRefusedName((topic ? change : create).error, name);
  const wrong = problemsOf(draft);
  const submit = () => {
    setIsTried(true);
    if (wrong.name || wrong.desc) return;
    const fields = { name, typeId: draft.typeId, desc: draft.desc.trim() };
    if (topic) change.mutate({ id: topic.id, ...fields, isHidden: draft.isHidden });
    else create.mutate(fields);
  };
  const nameText = isTried && wrong.name ? t('admin.topics.form.name.invalid', { max: topicNameMax }) : refusedName;
  const descText = isTried && wrong.desc ? t('admin.topics.form.desc.tooLong', { max: topicDescriptionMax }) : null;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={topic ? t('admin.topics.edit') : t('admin.topics.add')}
      submitLabel={t('admin.topics.form.submit')}
      isBusy={create.isPending || change.isPending}
      isDirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <TopicForm
        draft={draft}
        types={types}
        isNew={topic === null}
        problems={{ name: nameText, desc: descText }}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </FormDialog>
  );
}
