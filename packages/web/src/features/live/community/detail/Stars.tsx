import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { StarButtons } from '../../../../shared/score/StarButtons.tsx';
import { communityOf } from '../../calls-of.ts';
import { shownDetails } from '../live-card.ts';
import type { LiveDetail } from './live-detail.ts';

export function Stars({ live, mine }: { live: LiveDetail; mine: number | null }) {
  const t = useT('activity');
  const { saveScore, readScore } = communityOf(live.supplier);
  const save = useWrite(saveScore, {
    refreshes: [readScore, ...shownDetails],
    onSuccess: () => showNotice(t('live.detail.score.saved'), 'success'),
  });
  return (
    <StarButtons
      legend={t('live.detail.score.mine')}
      labelOf={(count) => t('live.detail.score.star', { count })}
      score={save.isPending ? save.variables.score : (mine ?? 0)}
      isBusy={save.isPending}
      onScore={(score) => save.mutate({ id: live.id, score })}
    />
  );
}
