import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AnswerInput } from '../../../shared/questions/AnswerInput.tsx';
import type { AnswerEntry } from '@shuyuan/contract/exams/taking/attempt-state';
import classes from './Take.module.css';
import type { OpenedAttempt } from './attempt-saver.ts';
import { type AttemptFiles, LazyFileAnswer } from './files/lazy-file-answer.tsx';

type Props = {
  number: number;
  count: number;
  asked: OpenedAttempt['questions'][number];
  entry: AnswerEntry | undefined;
  files: AttemptFiles;
  isLocked: boolean;
  onChange: (part: Partial<Pick<AnswerEntry, 'answer' | 'isFlagged'>>) => void;
  onGo: (step: number) => void;
};

/** One question with its answer, the flag, and the way to its neighbours. */
export function QuestionPanel({ number, count, asked, entry, files, isLocked, onChange, onGo }: Props) {
  const t = useT('exams');
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever turns to a question by keyboard is at it, and hears which it is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Panel className={classes.question}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.number}>
          {t('exams.question.number', { number })}
        </h2>
        <HintText as="span">{t('exams.points', { count: asked.points })}</HintText>
        <span className={classes.space} />
        <Button
          size="compact-sm"
          variant={entry?.isFlagged ? 'light' : 'default'}
          aria-pressed={entry?.isFlagged ?? false}
          disabled={isLocked}
          leftSection={<Flag size={16} aria-hidden />}
          onClick={() => onChange({ isFlagged: !entry?.isFlagged })}
        >
          {t('exams.flag')}
        </Button>
      </div>
      <fieldset disabled={isLocked} className={classes.fields}>
        <AnswerInput
          question={asked.question}
          answer={entry?.answer ?? null}
          onChange={(answer) => onChange({ answer })}
          renderFiles={(question, partId) => (
            <LazyFileAnswer
              {...files}
              target={{ ordinal: number - 1, partId }}
              question={question}
              answer={entry?.answer ?? null}
              isLocked={isLocked}
            />
          )}
        />
      </fieldset>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={number === 1}
          leftSection={<ArrowLeft size={16} aria-hidden className={classes.turning} />}
          onClick={() => onGo(-1)}
        >
          {t('exams.previous')}
        </Button>
        <span className={classes.space} />
        <Button
          disabled={number === count}
          rightSection={<ArrowRight size={16} aria-hidden className={classes.turning} />}
          onClick={() => onGo(1)}
        >
          {t('exams.next')}
        </Button>
      </div>
    </Panel>
  );
}
