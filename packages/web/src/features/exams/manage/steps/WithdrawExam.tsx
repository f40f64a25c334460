import { withdrawExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { examReads } from '../exam-form.ts';

type Props = { exam: { readonly id: string; readonly name: string }; onClose: () => void };

/** Names told in full; of more than these the number says enough. */
const named = 10;

/** Says who is midway before an exam is taken from everybody else. */
export function WithdrawExam({ exam: { id, name }, onClose }: Props) {
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
      claims={['exam.wrong-state']}
      isLoading={midway.isPending}
      onClose={onClose}
    />
  );
}
