import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import classes from './ContentProgress.module.css';

type Props = {
  progress: { readonly requiredCount: number; readonly finishedCount: number; readonly percentage: number };
};

/** How far somebody is, in the numbers of the server. */
export function ContentProgress({ progress: { requiredCount, finishedCount, percentage } }: Props) {
  const t = useT('study');
  const { percent } = useFormat();
  const label = t('positions.progress', { finished: finishedCount, required: requiredCount });
  return (
    <div className={classes.root}>
      <progress max={100} value={percentage} aria-label={label} className={classes.bar} />
      <HintText as="span">
        {label} · {percent(percentage / 100)}
      </HintText>
    </div>
  );
}
