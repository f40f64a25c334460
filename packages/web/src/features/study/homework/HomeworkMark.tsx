import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Homework.module.css';
import type { OwnHomework } from './own-homework.ts';

type Marked = Pick<OwnHomework, 'state' | 'submitTime' | 'score' | 'comment'>;

const tones = { draft: 'neutral', submitted: 'gold', passed: 'pine', returned: 'cinnabar' } as const;

/** The state of a work, and what whoever marked it said. */
export function HomeworkMark({ work: { state, submitTime, score, comment } }: { work: Marked }) {
  const t = useT('study');
  const format = useFormat();
  return (
    <div className={classes.mark}>
      <p className={classes.facts}>
        <Tag tone={tones[state]}>{t(`study.homework.state.${state}`)}</Tag>
        {submitTime !== null && <HintText as="span">{format.dateTime(submitTime)}</HintText>}
        {score !== null && <span>{t('study.homework.score', { score: format.count(score) })}</span>}
      </p>
      {comment !== '' && (
        <p className={classes.text}>
          <strong>{t('study.homework.comment')}</strong> <bdi>{comment}</bdi>
        </p>
      )}
    </div>
  );
}
