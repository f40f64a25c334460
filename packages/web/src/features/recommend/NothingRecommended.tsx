import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Nothing suits: the way to where there is something to learn. */
export function NothingRecommended() {
  const t = useT('recommend');
  return (
    <EmptyState
      title={t('recommend.empty')}
      text={t('recommend.empty.text')}
      action={<PathLink to="study">{t('recommend.empty.study')}</PathLink>}
    />
  );
}
