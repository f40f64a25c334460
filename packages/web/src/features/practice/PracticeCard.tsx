import { Button } from '@mantine/core';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { AnswerInput } from '../../shared/questions/AnswerInput.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CardAnswer } from './CardAnswer.tsx';
import { CardOrigin } from './CardOrigin.tsx';
import type { AskedCard } from './next-card.ts';
import classes from './Practice.module.css';
import { useCardAnswer } from './use-card-answer.ts';

/** One card: its question, then what is right and how well it was known. */
export function PracticeCard({ card, onNext }: { card: AskedCard; onNext: () => void }) {
  const t = useT('practice');
  const [answer, setAnswer] = useState<ExamAnswer | null>(null);
  const { answerId, answered, problem, isChecking, isBurying, send, bury } = useCardAnswer(card, onNext);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (answer !== null) send(answer);
  };
  return (
    <Panel>
      <form className={classes.card} onSubmit={submit}>
        <fieldset disabled={answered !== undefined} className={classes.fields}>
          <AnswerInput question={card.question} answer={answer} onChange={setAnswer} />
        </fieldset>
        {problem && <ErrorText size="base">{problem}</ErrorText>}
        {problem && (
          <div className={classes.buttons}>
            <Button onClick={onNext}>{t('practice.next')}</Button>
          </div>
        )}
        {!answered && !problem && (
          <div className={classes.buttons}>
            <Button type="submit" disabled={answer === null} loading={isChecking}>
              {t('practice.check')}
            </Button>
            <Button variant="default" disabled={isChecking} onClick={() => send(null)}>
              {t('practice.unknown')}
            </Button>
            <Button variant="subtle" loading={isBurying} onClick={bury}>
              {t('practice.bury')}
            </Button>
          </div>
        )}
      </form>
      {answered && <CardAnswer answerId={answerId} answered={answered} onNext={onNext} />}
      <CardOrigin origin={card.origin} />
    </Panel>
  );
}
