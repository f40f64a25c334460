import { TextInput } from '@mantine/core';
import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { createAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { go } from '../../../../lib/navigation.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { zoneHere } from '../../../../lib/zone-name.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { managedReads } from '../assignment-form.ts';
import { beginning, isTitle } from '../edit/assignment-draft.ts';

/** A rule begins with its name; everything else is edited where it leads. */
export function NewAssignment({ onClose }: { onClose: () => void }) {
  const t = useT('assignments');
  const form = useDraftForm({
    initial: { title: '' },
    problemsOf: ({ title }) => ({
      title: isTitle(title) ? null : t('assignments.name.wrong', { max: assignmentLimits.title }),
    }),
    refusals: { 'sensitive.found': 'title' },
  });
  const creating = useWrite(createAssignment, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: ({ id }) => {
      onClose();
      go('centerMy', { name: 'assignments' }, { edit: id });
    },
  });
  const send = ({ title }: { title: string }): void =>
    creating.mutate({ ...beginning(zoneHere()), title: title.trim() }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('assignments.create')}
      submitLabel={t('assignments.create.submit')}
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('assignments.name')}
        description={t('assignments.create.hint')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('title')}
      />
    </DraftDialog>
  );
}
