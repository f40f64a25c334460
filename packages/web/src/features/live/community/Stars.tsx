import { scores } from '@shuyuan/contract/live/live-score';
import { Star } from 'lucide-react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { communityOf } from '../calls-of.ts';
import { shownDetails } from './live-card.ts';
import type { LiveDetail } from './live-detail.ts';
import classes from './ScorePanel.module.css';

/** Five stars to press; one that is pressed is kept at once. */
export function Stars({ live, mine }: { live: LiveDetail; mine: number | null }) {
  const t = useT('activity');
  const { saveScore, readScore } = communityOf(live.supplier);
  const save = useWrite(saveScore, {
    refreshes: [readScore, ...shownDetails],
    onSuccess: () => showNotice(t('live.detail.score.saved'), 'success'),
  });
  const shown = save.isPending ? save.variables.score : (mine ?? 0);
  return (
    <fieldset className={classes.stars}>
      <legend className={classes.hint}>{t('live.detail.score.mine')}</legend>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={classes.star}
          aria-label={t('live.detail.score.star', { count: score })}
          aria-pressed={score === shown}
          data-full={score <= shown || undefined}
          disabled={save.isPending}
          onClick={() => save.mutate({ id: live.id, score })}
        >
          <Star size={24} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
