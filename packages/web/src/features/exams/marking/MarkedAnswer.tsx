import type { nextMarkingItem } from '@shuyuan/contract/exams/marking/marking.wire';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { Explanation } from '../../../shared/questions/Explanation.tsx';
import { QuestionMedia } from '../../../shared/questions/media/QuestionMedia.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { answerParts } from './answer-parts.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import classes from './Marking.module.css';

/** The question, the answer to each of its parts, and the rubric it is measured by. */
export function MarkedAnswer({ item: { question, explanation, points, answer, files } }: { item: MarkedItem }) {
  const t = useT('exams');
  return (
    <>
      <Panel title={t('exams.mark.question')} hint={t('exams.points', { count: points })}>
        <p className={classes.text}>
          <bdi>
            <FormulaText text={question.text} />
          </bdi>
        </p>
        <QuestionMedia media={question.media} />
        <Explanation text={explanation} question={question} />
      </Panel>
      {answerParts(question, answer, { yes: t('exams.true'), no: t('exams.false') }).map((part) => (
        <Panel key={part.key} title={part.asked === null ? t('exams.mark.answer') : plainText(part.asked)}>
          <Stack>
            <GivenAnswer part={part} files={files.filter(({ partId }) => (partId ?? 'all') === part.key)} />
            <QuestionMedia media={part.media} />
            {part.rubric && (
              <p className={classes.text}>
                <FormulaText text={t('exams.mark.rubric', { rubric: part.rubric })} />
              </p>
            )}
          </Stack>
        </Panel>
      ))}
    </>
  );
}

export type MarkedItem = NonNullable<OutputOf<typeof nextMarkingItem>['item']>;
