import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Homework.module.css';
import type { OwnHomework } from './own-homework.ts';

type Marked = Pick<OwnHomework, 'state' | 'submitTime' | 'score' | 'comment'>;

const tones = { draft: 'neutral', submitted: 'gold', passed: 'pine', returned: 'cinnabar' } as const;

type Props = {
  work: Marked;
  /** A round that is over: what was handed in waits no more. */
  isEarlier?: boolean;
};

/** The state of a work, and what whoever marked it said. What was said of the round before stands there. */
export function HomeworkMark({ work: { state, submitTime, score, comment }, isEarlier = false }: Props) {
  const t = useT('study');
  const format = useFormat();
  const isMarked = state !== 'submitted';
  return (
    <div className={classes.mark}>
      <p className={classes.facts}>
        {isEarlier && state === 'submitted' ? (
          <Tag tone="neutral">{t('study.homework.handedIn')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{t(`study.homework.state.${state}`)}</Tag>
        )}
        {submitTime !== null && <HintText as="span">{format.dateTime(submitTime)}</HintText>}
        {isMarked && score !== null && <span>{t('study.homework.score', { score: format.count(score) })}</span>}
      </p>
      {isMarked && comment !== '' && (
        <p className={classes.text}>
          <strong>{t('study.homework.comment')}</strong> <bdi>{comment}</bdi>
        </p>
      )}
    </div>
  );
}
