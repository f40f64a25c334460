import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Result.module.css';

type Readings = NonNullable<OutputOf<typeof readAttemptResult>['questions']>[number]['readings'];
const numbered = <Row,>(rows: readonly Row[]) => rows.map((row, index) => ({ number: index + 1, row }));

/** The levels chosen by those who marked an answer by criteria, and their comments. */
export function ResultReadings({ readings }: { readings: Readings }) {
  const t = useT('exams');
  const format = useFormat();
  return numbered(readings).map(({ number: marker, row: levels }) => (
    <section key={marker}>
      <h3 className={classes.reading}>
        {readings.length === 1 ? t('exams.result.reading') : t('exams.result.reading.of', { number: marker })}
      </h3>
      {numbered(levels).map(({ number, row: { criterion, level, points, maxPoints, comment } }) => (
        <div key={number} className={classes.criterion}>
          <div className={classes.line}>
            <strong>
              <FormulaText text={criterion ?? t('exams.result.criterion', { number })} />
            </strong>
            <span>{t('exams.score', { score: format.count(points), sum: format.count(maxPoints) })}</span>
          </div>
          {level && (
            <span>
              <FormulaText text={level} />
            </span>
          )}
          {comment && <HintText>{comment}</HintText>}
        </div>
      ))}
    </section>
  ));
}
