import { scores } from '@shuyuan/contract/live/live-score';
import { Star } from 'lucide-react';
import classes from './StarButtons.module.css';

type Score = (typeof scores)[number];

type Props = {
  legend: string;
  labelOf: (score: number) => string;
  /** 0: none yet. */
  score: number;
  isBusy: boolean;
  onScore: (score: Score) => void;
};

/** Five stars to press; one that is pressed is kept at once. */
export function StarButtons({ legend, labelOf, score: shown, isBusy, onScore }: Props) {
  return (
    <fieldset className={classes.stars}>
      <legend className={classes.legend}>{legend}</legend>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={classes.star}
          aria-label={labelOf(score)}
          aria-pressed={score === shown}
          data-full={score <= shown || undefined}
          disabled={isBusy}
          onClick={() => onScore(score)}
        >
          <Star size={24} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
