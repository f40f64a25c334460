import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { useEffect, useRef } from 'react';
import { useT } from '../../lib/texts.ts';
import { AnswerKey } from '../../shared/questions/AnswerKey.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { KeyRegion } from '../../ui/KeyRegion.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { GradeButtons } from './GradeButtons.tsx';
import type { AnsweredCard } from './next-card.ts';
import classes from './Practice.module.css';
import { useGrading } from './use-grading.ts';

type Props = { answerId: string; answered: AnsweredCard; onNext: () => void };

/** The right answer, and how well it was known: by a button, its number, or Enter for the usual one. */
export function CardAnswer({ answerId, answered, onNext }: Props) {
  const t = useT('practice');
  const { mark, key } = answered;
  const usual = useRef<HTMLButtonElement>(null);
  const { pending, choose, press } = useGrading({ answerId, answered, onNext });
  // The field that had the focus is locked now; Enter goes on.
  useEffect(() => usual.current?.focus({ preventScroll: true }), []);
  const isRight = mark >= fullMark;
  return (
    <KeyRegion aria-label={t('practice.grade')} className={classes.answer} onKeyDown={press}>
      <output>
        <Tag tone={isRight ? 'pine' : 'cinnabar'}>{t(isRight ? 'practice.right' : 'practice.wrong')}</Tag>
      </output>
      <AnswerKey answerKey={key} />
      {isRight && <HintText as="span">{t('practice.grade')}</HintText>}
      <GradeButtons answered={answered} usual={usual} pending={pending} onChoose={choose} />
    </KeyRegion>
  );
}
