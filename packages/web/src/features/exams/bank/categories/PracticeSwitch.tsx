import { VisuallyHidden } from '@mantine/core';
import { listBankCategories, setCategoryPractice } from '@shuyuan/contract/exams/bank/bank.wire';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { CategoryNode } from './category-tree.ts';

/** Opens the questions of a category for everybody to practise; what is switched counts at once. */
export function PracticeSwitch({ category: { id, name, isOpenForPractice } }: { category: CategoryNode }) {
  const t = useT('bank');
  const opening = useWrite(setCategoryPractice, { refreshes: [listBankCategories] });
  return (
    <SwitchField
      label={<VisuallyHidden>{t('bank.category.practice.of', { name })}</VisuallyHidden>}
      isOn={isOpenForPractice}
      isDisabled={opening.isPending}
      onChange={(isOpen) => opening.mutate({ id, isOpen })}
    />
  );
}
