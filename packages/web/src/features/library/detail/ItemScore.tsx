import { listLibrary, readLibraryItem, scoreLibraryItem } from '@shuyuan/contract/library/library.wire';
import { Star } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { StarButtons } from '../../../shared/score/StarButtons.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { LibraryItem } from '../library-reads.ts';
import classes from './ItemView.module.css';

/** The score readers gave it; said again, the new one counts. */
export function ItemScore({ item: { id, avgScore, scoreCount, myScore } }: { item: LibraryItem }) {
  const t = useT('library');
  const format = useFormat();
  const save = useWrite(scoreLibraryItem, {
    refreshes: [readLibraryItem, listLibrary],
    onSuccess: () => showNotice(t('library.score.saved'), 'success'),
  });
  return (
    <Panel title={t('library.score')} icon={<Star />}>
      {avgScore === null ? (
        <HintText>{t('library.score.none')}</HintText>
      ) : (
        <p className={classes.tags}>
          <span className={classes.number}>{avgScore.toFixed(1)}</span>
          <HintText as="span">{t('library.score.count', { count: format.count(scoreCount) })}</HintText>
        </p>
      )}
      <StarButtons
        legend={t('library.score.mine')}
        labelOf={(count) => t('library.score.star', { count })}
        score={save.isPending ? save.variables.score : (myScore ?? 0)}
        isBusy={save.isPending}
        onScore={(score) => save.mutate({ id, score })}
      />
    </Panel>
  );
}
