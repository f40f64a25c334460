import { TextInput } from '@mantine/core';
import { examBeginning, examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { go } from '../../../../lib/navigation.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { examReads } from '../exam-form.ts';

const everyone = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const isName = (name: string): boolean => textLength(name) > 0 && textLength(name) <= examLimits.name;

/** An exam begins with its name; everything else is edited where it leads. */
export function NewExam({ onClose }: { onClose: () => void }) {
  const t = useT('examining');
  const form = useDraftForm({
    initial: { name: '' },
    problemsOf: ({ name }) => ({ name: isName(name) ? null : t('examining.name.wrong', { max: examLimits.name }) }),
    refusals: { 'sensitive.found': 'name' },
  });
  const create = useWrite(createExam, {
    claims: form.claims,
    refreshes: examReads,
    onSuccess: ({ id }) => {
      onClose();
      go('examManage', { id });
    },
  });
  const send = ({ name }: { name: string }): void =>
    create.mutate(
      {
        name: name.trim(),
        introduction: '',
        audience: everyone,
        settings: examBeginning,
        paper: { kind: 'fixed', questions: [] },
      },
      { onError: form.refuse },
    );
  return (
    <DraftDialog
      form={form}
      title={t('examining.create')}
      submitLabel={t('examining.create.submit')}
      isBusy={create.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('examining.name')}
        placeholder={t('examining.name.example')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('name')}
      />
      <HintText>{t('examining.create.hint')}</HintText>
    </DraftDialog>
  );
}
