import { TextInput } from '@mantine/core';
import { createBankCategory, renameBankCategory } from '@shuyuan/contract/exams/bank/bank.wire';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { bankReads } from '../bank-reads.ts';

type Category = { readonly id: string; readonly name: string };

/** A new category, at the top or in another one; or one that gets another name. */
type CategoryTask =
  | { readonly kind: 'create'; readonly parent: Category | null }
  | { readonly kind: 'rename'; readonly category: Category };

type Props = { task: CategoryTask; onClose: () => void };

export function CategoryDialog({ task, onClose }: Props) {
  const t = useT('bank');
  const form = useDraftForm({
    initial: { name: task.kind === 'rename' ? task.category.name : '' },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? t('bank.category.name.missing') : null }),
    refusals: { 'exam.category-exists': 'name', 'sensitive.found': 'name', 'exam.too-many-categories': 'form' },
  });
  const options = {
    claims: form.claims,
    refreshes: bankReads,
    onSuccess: () => {
      showNotice(t('bank.category.saved'), 'success');
      onClose();
    },
  };
  const create = useWrite(createBankCategory, options);
  const rename = useWrite(renameBankCategory, options);
  const refused = { onError: form.refuse };
  const send = (name: string): void =>
    task.kind === 'create'
      ? create.mutate({ parentId: task.parent?.id ?? null, name }, refused)
      : rename.mutate({ id: task.category.id, name }, refused);
  return (
    <DraftDialog
      form={form}
      title={t(task.kind === 'create' ? 'bank.category.new' : 'bank.category.rename')}
      submitLabel={t('bank.category.save')}
      isBusy={create.isPending || rename.isPending}
      onSend={({ name }) => send(name.trim())}
      onClose={onClose}
    >
      {task.kind === 'create' && task.parent && (
        <HintText>{t('bank.category.in', { name: task.parent.name })}</HintText>
      )}
      <TextInput
        label={t('bank.category.name')}
        required
        data-autofocus
        autoComplete="off"
        maxLength={bankLimits.categoryName}
        {...form.textField('name')}
      />
    </DraftDialog>
  );
}

export type { CategoryTask };
