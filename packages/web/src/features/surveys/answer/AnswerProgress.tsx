import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Answer.module.css';

/** How far somebody has come with the questions that are asked. */
export function AnswerProgress({ done, total }: { done: number; total: number }) {
  const t = useT('surveys');
  const format = useFormat();
  const words = t('survey.answer.progress', { done: format.count(done), total: format.count(total) });
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} max={total} value={done} aria-label={words} />
      <HintText as="span">{words}</HintText>
    </div>
  );
}
