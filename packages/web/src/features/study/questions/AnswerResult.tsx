import { Button } from '@mantine/core';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { chosenIn, textsOf } from '../../../shared/questions/chosen-in.ts';
import type { Question } from './question.ts';
import classes from './Questions.module.css';
import { useOptions } from './use-options.ts';

type Props = { question: Question; canPlayOn: boolean; onRetry: () => void; onClose: () => void };

/** Right or wrong, why, and the right answer once no try is left. */
export function AnswerResult({ question, canPlayOn, onRetry, onClose }: Props) {
  const t = useT('study');
  const options = useOptions(question);
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever listens hears the result next.
  useEffect(() => words.current?.focus(), []);
  const { tries, triesLeft, explanation, right } = question;
  const isRight = tries.some((one) => one.isRight);
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <>
      <div ref={words} tabIndex={-1} className={classes.result} data-right={isRight || undefined}>
        <p className={classes.verdict}>
          <Icon size={18} aria-hidden />
          {t(isRight ? 'study.questions.right' : 'study.questions.wrong')}
        </p>
        <p>
          <FormulaText
            text={t('study.questions.yours', { answer: textsOf(options, chosenIn(tries.at(-1)?.answer)) })}
          />
        </p>
        {!isRight && right && (
          <p>
            <FormulaText text={t('study.questions.solution', { answer: textsOf(options, chosenIn(right)) })} />
          </p>
        )}
        {explanation && (
          <p className={classes.explanation}>
            <FormulaText text={explanation} />
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {triesLeft > 0 && (
          <Button variant="default" onClick={onRetry}>
            {t('study.questions.retry')}
          </Button>
        )}
        <Button onClick={onClose}>{t(canPlayOn ? 'study.questions.playOn' : 'study.questions.close')}</Button>
      </div>
    </>
  );
}
