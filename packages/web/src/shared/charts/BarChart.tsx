import classes from './BarChart.module.css';
import { barBox, barsOf } from './bar-box.ts';

type Bar = { readonly key: string; readonly label: string; readonly count: number; readonly text: string };
type Props = {
  bars: readonly Bar[];
  /** How high the highest is, in words. */
  peak: string;
};

/** A bar for each span of time, the first and the last named below; a table with the same stands beside it. */
export function BarChart({ bars, peak }: Props) {
  const places = barsOf(bars.map(({ count }) => count));
  const ends = [bars[0], bars.at(-1)].flatMap((bar) => bar ?? []);
  return (
    <figure>
      <p className={classes.peak}>{peak}</p>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${barBox.width} ${barBox.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {places.map(({ isEmpty, ...place }, at) => (
          <rect key={bars[at]?.key} {...place} rx={3} className={classes.bar} data-empty={isEmpty}>
            <title>{`${bars[at]?.label}: ${bars[at]?.text}`}</title>
          </rect>
        ))}
      </svg>
      <div className={classes.axis} aria-hidden>
        {ends.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </figure>
  );
}
