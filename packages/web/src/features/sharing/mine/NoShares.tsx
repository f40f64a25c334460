import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NoShares() {
  const t = useT('sharing');
  return (
    <EmptyState
      size="page"
      art={<OpenTalk />}
      title={t('sharing.mine.empty.title')}
      text={t('sharing.mine.empty.text')}
      action={<PathLink to="shareIndex">{t('sharing.mine.empty.find')}</PathLink>}
    />
  );
}
