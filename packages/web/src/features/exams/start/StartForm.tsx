import { Button, TextInput } from '@mantine/core';
import { listExams, readExam, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { type SubmitEvent, useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { useOpenAttempt } from '../return/use-open-attempt.ts';
import { CannotStart } from './CannotStart.tsx';
import type { ExamView } from './exam-view.ts';
import classes from './Start.module.css';

const claims = ['exam.wrong-password', 'exam.not-begun', 'exam.too-soon', 'exam.elsewhere'] as const;

/** Starts an exam, or goes on where one is in the middle; why it cannot be started is said instead. */
export function StartForm({ exam }: { exam: ExamView }) {
  const t = useT('exams');
  const { id, can, conditions, openAttemptId } = exam;
  const openAttempt = useOpenAttempt();
  const [password, setPassword] = useState('');
  const starting = useWrite(startExam, {
    claims,
    refreshes: [readExam, listExams],
    onSuccess: (attempt) => openAttempt(attempt.id),
  });
  const isOver = openAttemptId === null && !can.start;
  if (!conditions.isHere && !isOver) return <HintText size="base">{t('exams.cannot.elsewhere')}</HintText>;
  if (openAttemptId !== null)
    return (
      <div>
        <Button onClick={() => openAttempt(openAttemptId)}>{t('exams.goOn')}</Button>
      </div>
    );
  if (!can.start) return <CannotStart exam={exam} />;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    starting.mutate({ id, ...(conditions.hasPassword && { password }) });
  };
  const problem = claimedText(starting.error, claims);
  return (
    <form className={classes.start} onSubmit={begin}>
      {conditions.hasPassword && (
        <TextInput
          label={t('exams.password')}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {problem && <ErrorText size="base">{problem}</ErrorText>}
      <HintText>{t('exams.start.hint')}</HintText>
      <Button type="submit" loading={starting.isPending}>
        {t('exams.start')}
      </Button>
    </form>
  );
}
