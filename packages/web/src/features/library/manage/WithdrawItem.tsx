import { useFormat } from '../../../lib/format.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { useBuyerCount } from '../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import type { LibraryItem } from '../library-reads.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

type Props = { item: LibraryItem; onClose: () => void };

/**
 * D-137: whoever manages everything that can be learned pays back those who have paid, others are offered no button that is
 * refused.
 */
export function WithdrawItem({ item, onClose }: Props) {
  const t = useT('library');
  const common = useT('common');
  const format = useFormat();
  const canRefund = useCan('course.manageAll');
  const { buyerCount, isPending } = useBuyerCount(
    { businessType: 'libraryItem', businessId: item.id },
    Boolean(item.offer),
  );
  const buyers = buyerCount ? format.count(buyerCount) : null;
  if (isPending) return null;
  if (buyers && !canRefund)
    return (
      <AlertDialog
        isOpen
        title={t('library.withdraw.kept.title')}
        text={t('library.withdraw.kept', { count: buyers })}
        okLabel={common('dialog.close')}
        onClose={onClose}
      />
    );
  return <WithdrawForm id={item.id} buyers={buyers} onClose={onClose} />;
}
