import { TextInput } from '@mantine/core';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import { createClass } from '@shuyuan/contract/training/manage-class.wire';
import { go } from '../../../../lib/navigation.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useSession } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { managedReads } from '../class-form.ts';
import { isTitle } from '../edit/class-draft.ts';
import { classBeginning } from './class-beginning.ts';

/** A class begins with its name; everything else is edited where it leads. */
export function NewClass({ onClose }: { onClose: () => void }) {
  const t = useT('teaching');
  const teacherId = useSession(({ currentUser }) => currentUser?.id ?? '');
  const form = useDraftForm({
    initial: { title: '' },
    problemsOf: ({ title }) => ({
      title: isTitle(title) ? null : t('teaching.name.wrong', { max: classLimits.title }),
    }),
    refusals: { 'sensitive.found': 'title' },
  });
  const creating = useWrite(createClass, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: ({ id }) => {
      onClose();
      go('trainingManage', { id });
    },
  });
  const send = ({ title }: { title: string }): void =>
    creating.mutate({ ...classBeginning(), title: title.trim(), teacherId }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('teaching.create')}
      submitLabel={t('teaching.create.submit')}
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('teaching.name')}
        description={t('teaching.create.hint')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('title')}
      />
    </DraftDialog>
  );
}
