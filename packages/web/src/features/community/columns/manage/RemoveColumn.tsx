import { removeColumn } from '@shuyuan/contract/community/column.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useBuyerCount } from '../../use-buyer-count.ts';
import { type Column, columnReads } from '../column.ts';

type Props = { column: Pick<Column, 'id' | 'title'>; onRemoved?: () => void; onClose: () => void };

/** D-137: what stood in it stays published. */
export function RemoveColumn({ column: { id, title: name }, onRemoved, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const remove = useWrite(removeColumn, { refreshes: columnReads });
  const done = (): void => {
    showNotice(t('community.column.removed', { name }), 'success');
    onRemoved?.();
  };
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
    <ConfirmDialog
      isOpen
      title={t('community.column.remove.title')}
      text={t('community.column.remove.text', { name })}
      confirmLabel={t('community.column.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending || isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: done, onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
