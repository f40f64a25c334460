import { useT } from '../../../lib/texts.ts';
import { NothingFound, WaitingSeats } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function NoSharers({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useT('share');
  const words = isNarrowed ? 'none' : 'empty';
  return (
    <Panel>
      <EmptyState
        art={isNarrowed ? <NothingFound /> : <WaitingSeats />}
        title={t(`teams.square.${words}.title`)}
        text={t(`teams.square.${words}.text`)}
      />
    </Panel>
  );
}
