import { withdrawExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { useCan } from '../../../../lib/session.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { useBuyerCount } from '../../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { examReads } from '../exam-form.ts';

type Props = { exam: { readonly id: string; readonly name: string }; onClose: () => void };

/** Names told in full; of more than these the number says enough. */
const named = 10;

/** D-137: whoever manages all exams pays back those who have paid, others are offered no button that is refused. */
export function WithdrawExam({ exam, onClose }: Props) {
  const t = useT('examining');
  const common = useT('common');
  const format = useFormat();
  const canRefund = useCan('exam.manageAll');
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'exam', businessId: exam.id });
  const buyers = buyerCount ? format.count(buyerCount) : null;
  if (isPending) return null;
  if (buyers && !canRefund)
    return (
      <AlertDialog
        isOpen
        title={t('examining.withdraw.kept.title')}
        text={t('examining.withdraw.kept', { count: buyers })}
        okLabel={common('dialog.close')}
        onClose={onClose}
      />
    );
  return <WithdrawQuestion exam={exam} buyers={buyers} onClose={onClose} />;
}

/** Says who is midway, and how many have paid, before an exam is taken from everybody else. */
function WithdrawQuestion({ exam: { id, name }, buyers, onClose }: Props & { buyers: string | null }) {
  const t = useT('examining');
  const format = useFormat();
  const midway = useRead(listAttempts, { id, isOpen: true, page: 1, pageSize: named }, { gcTime: 0 });
  const { items = [], recordCount = 0 } = midway.data ?? {};
  const names = items.map(({ fullName }) => fullName);
  const count = format.count(recordCount);
  return (
    <RemoveDialog
      title={t('examining.withdraw.title', { name })}
      text={
        <>
          <p>{t('examining.withdraw.text')}</p>
          {buyers && <p>{t('examining.withdraw.sold', { count: buyers })}</p>}
          {midway.data && (
            <p>
              {recordCount === 0
                ? t('examining.withdraw.nobody')
                : t('examining.withdraw.midway', { count, names: names.join(' · ') })}
            </p>
          )}
        </>
      }
      confirmLabel={t('examining.withdraw')}
      doneText={t('examining.withdrawn')}
      endpoint={withdrawExam}
      input={{ id }}
      refreshes={examReads}
      claims={['exam.wrong-state', 'course.sold']}
      isLoading={midway.isPending}
      onClose={onClose}
    />
  );
}
