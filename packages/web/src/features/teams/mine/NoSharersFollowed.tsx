import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { WaitingSeats } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function NoSharersFollowed() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<WaitingSeats />}
        title={t('teams.collection.sharers.empty.title')}
        text={t('teams.collection.sharers.empty.text')}
        action={<PathLink to="shareIndex">{t('teams.collection.find')}</PathLink>}
      />
    </Panel>
  );
}
