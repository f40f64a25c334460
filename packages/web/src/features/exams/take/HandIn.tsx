import { Button } from '@mantine/core';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type AnswerEntry, isAnswered } from '@shuyuan/contract/exams/taking/attempt-state';

type Props = {
  entries: ReadonlyMap<number, AnswerEntry>;
  questionCount: number;
  /** Uploads that have not arrived. */
  waitingFiles: number;
  isOpen: boolean;
  onHandIn: () => Promise<unknown>;
  onDone: () => void;
};

/** Asked once more before it cannot be taken back, with what is still empty. */
export function HandIn({ entries, questionCount, waitingFiles, isOpen, onHandIn, onDone }: Props) {
  const t = useT('exams');
  const common = useT('common');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const answered = [...entries.values()].filter(isAnswered).length;
  const flagged = [...entries.values()].filter(({ isFlagged }) => isFlagged).length;
  const text = t('exams.handIn.text', { answered, count: questionCount, flagged });
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setHasFailed(false);
    await onHandIn().then(onDone, () => setHasFailed(true));
    setIsBusy(false);
  };
  return (
    <>
      <Button leftSection={<Send size={16} aria-hidden />} disabled={!isOpen} onClick={() => setIsAsking(true)}>
        {t('exams.handIn')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('exams.handIn.title')}
        text={waitingFiles > 0 ? `${text} ${t('exams.handIn.files', { count: waitingFiles })}` : text}
        confirmLabel={t('exams.handIn')}
        cancelLabel={t('exams.handIn.back')}
        closeLabel={common('dialog.close')}
        isBusy={isBusy}
        error={hasFailed ? t('exams.handIn.failed') : undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
