import { removeColumn } from '@shuyuan/contract/community/column.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { useBuyerCount } from '../../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { type Column, columnReads } from '../column.ts';

type Props = { column: Pick<Column, 'id' | 'title'>; onRemoved?: () => void; onClose: () => void };

/** D-137: what stood in it stays published. */
export function RemoveColumn({ column: { id, title: name }, onRemoved, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'column', businessId: id });
  if (buyerCount)
    return (
      <AlertDialog
        isOpen
        title={t('community.column.remove.kept.title')}
        text={t('community.column.remove.sold', { count: buyerCount })}
        okLabel={common('dialog.close')}
        onClose={onClose}
      />
    );
  return (
    <RemoveDialog
      title={t('community.column.remove.title')}
      text={t('community.column.remove.text', { name })}
      confirmLabel={t('community.column.remove')}
      doneText={t('community.column.removed', { name })}
      endpoint={removeColumn}
      input={{ id }}
      refreshes={columnReads}
      isLoading={isPending}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
