import { TextInput } from '@mantine/core';
import { listGrades, saveGrades } from '@shuyuan/contract/pricing/grades.wire';
import { listShopItems } from '@shuyuan/contract/pricing/shop.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { wholeNumber } from '../../../shared/forms/whole-number.ts';
import type { GradeView } from '../../../shared/grades/grades-view.ts';
import { CardSelect } from '../shop-admin/CardSelect.tsx';
import { discountRange, draftOf, extraRange, fromRange, type GradeDraft, gradesWith } from './grade-draft.ts';

type Props = { grade: GradeView; grades: readonly GradeView[]; onClose: () => void };

function useGradeForm({ grade, grades }: Pick<Props, 'grade' | 'grades'>) {
  const t = useT('points');
  const range = fromRange(grades, grade.level);
  const wrong = (text: string, { max }: { readonly max: number }) =>
    wholeNumber(text, { min: 0, max }) === null ? t('points.admin.grades.number.invalid', { max }) : null;
  return useDraftForm<GradeDraft>({
    initial: () => draftOf(grade),
    problemsOf: ({ from, discountPercent, extraCoins }) => ({
      from: wholeNumber(from, range) === null ? t('points.admin.grades.from.invalid', range) : null,
      discountPercent: wrong(discountPercent, discountRange),
      extraCoins: wrong(extraCoins, extraRange),
    }),
    refusals: { 'price.unknown-card': 'cardId' },
  });
}

/** One grade: its points and what it gives. All of them are sent, since they rise together. */
export function GradeDialog({ grade, grades, onClose }: Props) {
  const t = useT('points');
  const common = useT('common');
  const form = useGradeForm({ grade, grades });
  const saving = useWrite(saveGrades, {
    claims: form.claims,
    refreshes: [listGrades, listShopItems],
    onSuccess: () => {
      showNotice(t('points.admin.saved'), 'success');
      onClose();
    },
  });
  const numbers = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', required: true } as const;
  return (
    <DraftDialog
      form={form}
      title={t('points.admin.grades.edit', { grade: common(grade.nameKey) })}
      submitLabel={t('points.admin.save')}
      isBusy={saving.isPending}
      onSend={(draft) => saving.mutate({ grades: gradesWith(grades, grade.level, draft) }, { onError: form.refuse })}
      onClose={onClose}
    >
      <TextInput label={t('points.admin.grades.from')} data-autofocus {...numbers} {...form.textField('from')} />
      <TextInput label={t('points.admin.grades.discount')} {...numbers} {...form.textField('discountPercent')} />
      <TextInput label={t('points.admin.grades.extra')} {...numbers} {...form.textField('extraCoins')} />
      <CardSelect
        value={form.draft.cardId}
        error={form.problems.cardId}
        known={grade.card}
        optional={{ label: t('points.admin.grades.card'), hint: t('points.admin.grades.card.hint') }}
        onChange={(cardId) => form.change({ cardId })}
      />
    </DraftDialog>
  );
}
