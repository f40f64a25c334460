import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { SectionHeader } from '../../../ui/SectionHeader.tsx';
import { curvePath } from './curve-path.ts';
import classes from './Report.module.css';

type Props = { curve: readonly { readonly time: number; readonly watching: number }[] };

const size = { width: 600, height: 120 };

/** How many were there, from the beginning to the end. The fullest moment is said in words for who does not see it. */
export function AudienceCurve({ curve }: Props) {
  const t = useT('activity');
  const format = useFormat();
  const peak = curve.reduce(
    (most, point) => (point.watching > most.watching ? point : most),
    curve[0] ?? { time: 0, watching: 0 },
  );
  const { line, area } = curvePath(
    curve.map(({ watching }) => watching),
    size,
  );
  return (
    <section className={classes.curve}>
      <SectionHeader
        level={3}
        title={t('live.report.curve')}
        hint={t('live.report.curveAt', { time: format.time(peak.time), count: format.count(peak.watching) })}
      />
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={classes.drawing}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={area} className={classes.area} />
        <path d={line} className={classes.stroke} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={classes.ends} aria-hidden="true">
        <span>{format.time(curve[0]?.time ?? 0)}</span>
        <span>{format.time(curve.at(-1)?.time ?? 0)}</span>
      </div>
    </section>
  );
}
