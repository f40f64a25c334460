import { Textarea } from '@mantine/core';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import { withdrawLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { libraryReads } from '../library-reads.ts';

type Props = { id: string; buyers: string | null; onClose: () => void };

/** Why it is gone is said to those who collected it. */
export function WithdrawForm({ id, buyers, onClose }: Props) {
  const t = useT('library');
  const { noteMax: max } = libraryLimits;
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({
      reason: reason.trim() === '' || textLength(reason) > max ? t('library.field.reason.wrong', { max }) : null,
    }),
    refusals: { 'sensitive.found': 'reason', 'course.wrong-state': 'form', 'course.sold': 'form' },
  });
  const withdraw = useWrite(withdrawLibraryItem, {
    claims: form.claims,
    refreshes: libraryReads,
    onSuccess: () => {
      showNotice(t('library.withdrawn'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('library.withdraw')}
      submitLabel={t('library.withdraw')}
      isBusy={withdraw.isPending}
      onSend={({ reason }) => withdraw.mutate({ id, reason: reason.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('library.withdraw.text')}</HintText>
      {buyers && <HintText>{t('library.withdraw.sold', { count: buyers })}</HintText>}
      <Textarea label={t('library.field.reason')} required rows={3} {...form.textField('reason')} />
    </DraftDialog>
  );
}
