import { listBankCategories, removeBankCategory } from '@shuyuan/contract/exams/bank/bank.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import type { CategoryNode } from './category-tree.ts';

type Props = { category: CategoryNode; onClose: () => void };

/** Asks before a category goes; retired questions may still lie in it, and then it stays. */
export function RemoveCategory({ category: { id, name }, onClose }: Props) {
  const t = useT('bank');
  return (
    <RemoveDialog
      title={t('bank.category.remove.title')}
      text={t('bank.category.remove.text', { name })}
      confirmLabel={t('bank.category.remove')}
      doneText={t('bank.category.removed')}
      endpoint={removeBankCategory}
      input={{ id }}
      refreshes={[listBankCategories]}
      claims={['exam.category-in-use']}
      onClose={onClose}
    />
  );
}
