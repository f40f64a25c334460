import { ExamRecordStatus, examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones: Partial<Record<ExamRecordStatus, 'pine' | 'cinnabar' | 'gold'>> = {
  [ExamRecordStatus.passed]: 'pine',
  [ExamRecordStatus.failed]: 'cinnabar',
  [ExamRecordStatus.annulled]: 'cinnabar',
  [ExamRecordStatus.marking]: 'gold',
};

/** ENUM-06: where an attempt stands. */
export function AttemptTag({ status }: { status: ExamRecordStatus }) {
  const t = useT('activity');
  return <Tag tone={tones[status] ?? 'neutral'}>{t(examRecordStatusLabels[status])}</Tag>;
}
