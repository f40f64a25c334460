import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useState } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import { AnswerResult } from './AnswerResult.tsx';
import type { Answer, Question } from './question.ts';
import classes from './Questions.module.css';

type Props = {
  question: Question;
  isBusy: boolean;
  /** The film was stopped for it, and goes on afterwards. */
  canPlayOn: boolean;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

/** One question of a film: asked, then what came of the answer, and one more try where it was wrong. */
export function QuestionDialog({ question, isBusy, canPlayOn, onAnswer, onClose }: Props) {
  const t = useT('study');
  const common = useT('common');
  /** The number of answers that were given when another try began. */
  const [retriedAt, setRetriedAt] = useState(0);
  const isAsking = question.triesLeft > 0 && question.tries.length === retriedAt;
  return (
    <Dialog
      isOpen
      title={t('study.questions.at', { time: clockText(question.second) })}
      closeLabel={common('dialog.close')}
      width={560}
      onClose={onClose}
    >
      <Stack gap={12}>
        <p className={classes.question}>
          <bdi>
            <bdi>
              <FormulaText text={question.text} />
            </bdi>
          </bdi>
        </p>
        {question.isRequired && question.tries.length === 0 && (
          <HintText>{t('study.questions.required.hint')}</HintText>
        )}
        {isAsking ? (
          <AnswerForm key={retriedAt} {...{ question, isBusy, onAnswer }} onLater={onClose} />
        ) : (
          <AnswerResult {...{ question, canPlayOn, onClose }} onRetry={() => setRetriedAt(question.tries.length)} />
        )}
      </Stack>
    </Dialog>
  );
}
