import { useT } from '../../../lib/texts.ts';
import { NothingFound, QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ManagePlace } from './manage-place.ts';

/** A list without lives says why, and what to do. */
export function NoLives({ place }: { place: ManagePlace }) {
  const t = useT('activity');
  return place.search === '' ? (
    <EmptyState
      art={<QuietLectern />}
      title={t(`live.manage.empty.${place.tab}`)}
      text={t(`live.manage.empty.${place.tab}.text`)}
    />
  ) : (
    <EmptyState art={<NothingFound />} title={t('live.manage.noneFound', { text: place.search })} />
  );
}
