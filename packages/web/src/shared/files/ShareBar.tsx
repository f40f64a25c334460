import classes from './ShareBar.module.css';

type Props = {
  label: string;
  /** From 0 to 1. */
  share: number;
  /** The same in words, for those who hear it. */
  text: string;
  kind?: 'progressbar' | 'meter';
  tone?: 'pine' | 'cinnabar' | 'quiet';
};

/** How much of a whole: of a file that is sent, of the room there is. */
export function ShareBar({ label, share, text, kind = 'progressbar', tone = 'pine' }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classes.root}
      data-tone={tone}
      role={kind}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className={classes.part} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
