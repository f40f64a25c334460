import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function UnknownCircle() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('community.circle.unknown.title')}
        text={t('community.circle.unknown.text')}
        action={<PathLink to="knowledgeCommunity">{t('community.circle.list')}</PathLink>}
      />
    </Panel>
  );
}
