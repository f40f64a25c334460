import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { createSubject, listManagedSubjects } from '@shuyuan/contract/subjects/manage-subject.wire';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { TextInput } from '@mantine/core';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Props = { onCreated: (id: string) => void; onClose: () => void };

const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

/** A new subject; its stages are made on the page that opens then. */
export function CreateSubjectDialog({ onCreated, onClose }: Props) {
  const t = useT('subjects');
  const form = useDraftForm({
    initial: { title: '' },
    problemsOf: ({ title }) => ({ title: title.trim() === '' ? t('subjects.form.title.missing') : null }),
    refusals: { 'sensitive.found': 'title' },
  });
  const creating = useWrite(createSubject, {
    claims: form.claims,
    refreshes: [listManagedSubjects],
    onSuccess: ({ id }) => onCreated(id),
  });
  const send = ({ title }: { title: string }) =>
    creating.mutate(
      { title, introduction: '', coverFileId: null, audience, learnSequence: LearnSequence.inOrder },
      { onError: form.refuse },
    );
  return (
    <DraftDialog
      form={form}
      title={t('subjects.create')}
      submitLabel={t('subjects.create')}
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('subjects.form.title')}
        maxLength={subjectLimits.titleMax}
        required
        {...form.textField('title')}
      />
    </DraftDialog>
  );
}
