import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { useOpenAttempt } from '../return/use-open-attempt.ts';
import { CannotStart } from './CannotStart.tsx';
import type { ExamView } from './exam-view.ts';
import classes from './Start.module.css';
import { useStart } from './use-start.ts';

/** Starts an exam, or goes on where one is in the middle; why it cannot be started is said instead. */
export function StartForm({ exam }: { exam: ExamView }) {
  const t = useT('exams');
  const { can, conditions, openAttemptId } = exam;
  const openAttempt = useOpenAttempt();
  const { password, setPassword, begin, isPending, problem } = useStart(exam);
  const isOver = openAttemptId === null && !can.start;
  if (!conditions.isHere && !isOver) return <HintText size="base">{t('exams.cannot.elsewhere')}</HintText>;
  if (openAttemptId !== null)
    return (
      <div>
        <Button onClick={() => openAttempt(openAttemptId)}>{t('exams.goOn')}</Button>
      </div>
    );
  if (!can.start) return <CannotStart exam={exam} />;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    begin();
  };
  return (
    <form className={classes.start} onSubmit={submit}>
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
      <Button type="submit" loading={isPending}>
        {t('exams.start')}
      </Button>
    </form>
  );
}
