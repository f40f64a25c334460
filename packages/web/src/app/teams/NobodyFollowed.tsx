import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';

export function NobodyFollowed() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<WaitingSeats />}
        title={t('teams.collection.people.empty.title')}
        text={t('teams.collection.people.empty.text')}
      />
    </Panel>
  );
}
