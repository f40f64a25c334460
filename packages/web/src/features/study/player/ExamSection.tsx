import { ExamRecordStatus, ExamStatus } from '@shuyuan/contract/exams/exam-status';
import { isWindowOver } from '@shuyuan/contract/exams/taking/attempt-result';
import { CircleCheck, FileBadge } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { SectionContent, SectionViewProps } from './section-view.ts';

type Exam = NonNullable<SectionContent['exam']>;

const words = {
  [ExamRecordStatus.answering]: 'answering',
  [ExamRecordStatus.marking]: 'marking',
  [ExamRecordStatus.handedIn]: 'handedIn',
  [ExamRecordStatus.failed]: 'failed',
  [ExamRecordStatus.annulled]: 'annulled',
  [ExamRecordStatus.passed]: 'passed',
  [ExamRecordStatus.finished]: 'finished',
} as const satisfies Partial<Record<ExamRecordStatus, string>>;

const isDone = ({ record }: Exam): boolean =>
  record === ExamRecordStatus.passed || record === ExamRecordStatus.finished;

/** The state of the caller's attempts; where nothing can be done any more, why. */
function stateOf(exam: Exam) {
  const { record, isWithdrawn, status, passPercent } = exam;
  const isUnderWay = record === ExamRecordStatus.answering || record === ExamRecordStatus.marking;
  if (!isDone(exam) && !isUnderWay && isWithdrawn) return 'withdrawn';
  if (!isDone(exam) && !isUnderWay && isWindowOver(status)) return 'ended';
  if (Object.hasOwn(words, record)) return words[record as keyof typeof words];
  return passPercent === null ? 'handIn' : 'pass';
}

/** The window of the exam, the attempts that are left, and the best mark where the exam shows it. */
function useExamFacts({ openTime, closeTime, status, isWithdrawn, maxAttempts, attemptCount, mark }: Exam): string[] {
  const t = useT('study');
  const format = useFormat();
  const isEarly = status === ExamStatus.notBegun && openTime !== null;
  const isOpen = !isWithdrawn && !isWindowOver(status);
  return [
    ...(mark === null ? [] : [t('study.player.exam.mark', { mark: format.percent(mark / 100) })]),
    ...(maxAttempts === null || !isOpen
      ? []
      : [t('study.player.exam.left', { count: format.count(Math.max(0, maxAttempts - attemptCount)) })]),
    ...(isEarly ? [t('study.player.exam.from', { time: format.dateTime(openTime) })] : []),
    ...(closeTime === null || !isOpen ? [] : [t('study.player.exam.until', { time: format.dateTime(closeTime) })]),
  ];
}

/** An exam: taken on its own pages, which lead back. The section is done once it is passed. */
export function ExamSection({ courseId, lesson, watching, exam }: SectionViewProps & { exam: Exam }) {
  const t = useT('study');
  const format = useFormat();
  const facts = useExamFacts(exam);
  const Art = isDone(exam) ? CircleCheck : FileBadge;
  const percent = format.percent((exam.passPercent ?? 0) / 100);
  const link = (
    <PathLink to="exam" params={{ id: exam.id }} search={{ course: courseId, section: lesson.key }}>
      {t('study.player.exam.open')}
    </PathLink>
  );
  return (
    <Panel>
      <EmptyState
        art={<Art size={40} aria-hidden />}
        title={<bdi>{exam.name}</bdi>}
        text={t(`study.player.exam.${stateOf(exam)}`, { percent })}
        action={
          <Stack gap={8}>
            {facts.map((fact) => (
              <HintText key={fact}>{fact}</HintText>
            ))}
            {watching && link}
          </Stack>
        }
      />
    </Panel>
  );
}
