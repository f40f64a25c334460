import { Send } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { ExamForm } from '../exam-form.ts';
import { PublishExam } from './PublishExam.tsx';

/** Publishes what is saved; where that cannot be, it says why. */
export function PublishButton({ exam, isDirty }: { exam: ExamForm; isDirty: boolean }) {
  const t = useT('examining');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = exam.problems.length;
  const hasProblems = count > 0 ? t('examining.publish.problems', { count: format.count(count) }) : undefined;
  return (
    <>
      <ActionButton
        leftSection={<Send size={16} aria-hidden />}
        disabledReason={isDirty ? t('examining.saveFirst') : hasProblems}
        onClick={() => setIsOpen(true)}
      >
        {t('examining.publish')}
      </ActionButton>
      {isOpen && <PublishExam exam={exam} onClose={() => setIsOpen(false)} />}
    </>
  );
}
