import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { useOpenAttempt } from './use-open-attempt.ts';
import { CannotStart } from './CannotStart.tsx';
import type { ExamView } from './exam-view.ts';
import classes from './Start.module.css';
import { useStart } from './use-start.ts';
import { useWaiting } from './use-waiting.ts';
import { Waiting } from './Waiting.tsx';

/** Starts an exam, waits for its opening, or goes on where one is in the middle; why it cannot be started is said instead. */
export function StartForm({ exam }: { exam: ExamView }) {
  const t = useT('exams');
  const { can, conditions, openAttemptId } = exam;
  const openAttempt = useOpenAttempt();
  const waiting = useWaiting(exam);
  const { password, setPassword, begin, isPending, problem } = useStart(exam, waiting);
  const { isWaiting, untilOpenMs, sealed, isAutomatic, setAutomatic } = waiting;
  const isOver = openAttemptId === null && !can.start;
  if (!conditions.isHere && !isOver) return <HintText size="base">{t('exams.cannot.elsewhere')}</HintText>;
  if (openAttemptId !== null)
    return (
      <div>
        <Button onClick={() => openAttempt(openAttemptId)}>{t('exams.goOn')}</Button>
      </div>
    );
  if (!can.start && !isWaiting) return <CannotStart exam={exam} />;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    begin();
  };
  const isOpen = can.start || untilOpenMs === 0;
  return (
    <form className={classes.start} onSubmit={submit}>
      {!isOpen && (
        <Waiting
          untilOpenMs={untilOpenMs}
          isSealed={sealed !== null}
          isAutomatic={isAutomatic}
          onChange={setAutomatic}
        />
      )}
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
      <Button type="submit" loading={isPending} disabled={!isOpen}>
        {t('exams.start')}
      </Button>
    </form>
  );
}
