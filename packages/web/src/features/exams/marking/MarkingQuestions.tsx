import type { listMarkingQuestions } from '@shuyuan/contract/exams/marking/marking.wire';
import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Marking.module.css';
import { markingAddress } from './marking-address.ts';

type MarkedExam = OutputOf<typeof listMarkingQuestions>;

/** The questions of an exam that persons mark, each with how many of its answers wait. */
export function MarkingQuestions({ exam: { id, questions } }: { exam: MarkedExam }) {
  const t = useT('exams');
  if (questions.length === 0) return <EmptyState title={t('exams.mark.empty')} />;
  return (
    <Stack as="ul">
      {questions.map(({ questionId, version, text, waitingCount, doneCount }) => (
        <Card as="li" key={`${questionId} ${version}`} className={classes.row}>
          <PathLink
            to="examMarking"
            params={{ id }}
            search={markingAddress.write({ question: questionId, version: String(version) })}
            className={classes.name}
          >
            {listedText(text)}
          </PathLink>
          <span className={classes.tags}>
            <Tag tone={waitingCount > 0 ? 'gold' : 'neutral'}>{t('exams.mark.waiting', { count: waitingCount })}</Tag>
            <Tag tone="pine">{t('exams.mark.done', { count: doneCount })}</Tag>
          </span>
        </Card>
      ))}
    </Stack>
  );
}
