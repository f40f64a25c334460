import { Button } from '@mantine/core';
import { PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import type { Ref } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import type { AnsweredCard } from './next-card.ts';
import classes from './Practice.module.css';

const names = {
  [PracticeGrade.again]: 'again',
  [PracticeGrade.hard]: 'hard',
  [PracticeGrade.good]: 'good',
  [PracticeGrade.easy]: 'easy',
} as const satisfies Record<PracticeGrade, string>;

type Props = {
  answered: AnsweredCard;
  /** The button Enter presses. */
  usual: Ref<HTMLButtonElement>;
  /** The grade that is on its way. */
  pending: PracticeGrade | null;
  onChoose: (grade: PracticeGrade) => void;
};

/** Each grade with when the card would come again; whoever was wrong only goes on. */
export function GradeButtons({ answered: { grade: given, choices }, usual, pending, onChoose }: Props) {
  const t = useT('practice');
  const format = useFormat();
  return (
    <div className={classes.grades}>
      {choices.map(({ grade, dueTime }) => (
        <Button
          key={grade}
          ref={grade === given ? usual : undefined}
          className={classes.grade}
          variant={grade === given ? 'filled' : 'default'}
          loading={pending === grade}
          onClick={() => onChoose(grade)}
        >
          <span className={classes.gradeText}>
            <span>{choices.length > 1 ? t(`practice.grade.${names[grade]}`) : t('practice.next')}</span>
            <small>{format.relative(dueTime)}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}
