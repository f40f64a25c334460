import { ActionIcon, Menu } from '@mantine/core';
import { endAttempt } from '@shuyuan/contract/exams/taking/attempts.wire';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { CircleStop, Clock, EllipsisVertical, FileX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { AnnulDialog } from '../annul/AnnulDialog.tsx';
import { examReads } from '../exam-form.ts';
import type { AttemptRow } from './attempt-row.ts';
import { ExtraTimeDialog } from './ExtraTimeDialog.tsx';

type Props = { examId: string; attempt: Pick<AttemptRow, 'id' | 'memberId' | 'fullName' | 'endTime' | 'status'> };

/** Steps with one attempt: more time for the person, the end of one that is open, and the result of one that is not. */
export function AttemptMenu({ examId, attempt }: Props) {
  const t = useT('examining');
  const [asking, setAsking] = useState<'extra' | 'end' | 'annul' | null>(null);
  const { id, memberId, fullName, endTime, status } = attempt;
  const isAnnulled = status === ExamRecordStatus.annulled;
  const Result = isAnnulled ? Undo2 : FileX;
  const close = (): void => setAsking(null);
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('examining.rowMenu', { name: fullName })}>
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Clock size={16} aria-hidden />} onClick={() => setAsking('extra')}>
            {t('examining.extra')}
          </Menu.Item>
          {endTime === null && (
            <Menu.Item leftSection={<CircleStop size={16} aria-hidden />} onClick={() => setAsking('end')}>
              {t('examining.end')}
            </Menu.Item>
          )}
          {endTime !== null && (
            <Menu.Item leftSection={<Result size={16} aria-hidden />} onClick={() => setAsking('annul')}>
              {t(isAnnulled ? 'examining.restore' : 'examining.annul')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'extra' && <ExtraTimeDialog examId={examId} person={{ id: memberId, fullName }} onClose={close} />}
      {asking === 'annul' && <AnnulDialog examId={examId} attempt={attempt} isRestoring={isAnnulled} onClose={close} />}
      {asking === 'end' && (
        <RemoveDialog
          title={t('examining.end.title', { name: fullName })}
          text={t('examining.end.text')}
          confirmLabel={t('examining.end')}
          doneText={t('examining.end.done')}
          endpoint={endAttempt}
          input={{ id: examId, attemptId: id }}
          refreshes={examReads}
          claims={['exam.handed-in']}
          onClose={close}
        />
      )}
    </>
  );
}
