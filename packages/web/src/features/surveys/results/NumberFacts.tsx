import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Results.module.css';
import type { TallyView } from './results-view.ts';

const hundredths = 100;

/** Numbers in sum: their average, how far they reach, and who would recommend. */
export function NumberFacts({ tally: { average, lowest, highest, netPromoters } }: { tally: TallyView }) {
  const t = useT('surveys');
  const format = useFormat();
  if (average === null) return null;
  const rounded = format.count(Math.round(average * hundredths) / hundredths);
  return (
    <p className={classes.facts}>
      <span>{t('survey.results.average', { value: rounded })}</span>
      {lowest !== null && highest !== null && (
        <span>{t('survey.results.range', { low: format.count(lowest), high: format.count(highest) })}</span>
      )}
      {netPromoters !== null && <span>{t('survey.results.nps', { value: format.count(netPromoters) })}</span>}
    </p>
  );
}
