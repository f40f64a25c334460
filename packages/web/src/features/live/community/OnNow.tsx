import { Radio } from 'lucide-react';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { CardGrid } from './CardGrid.tsx';
import { NoLives } from './NoLives.tsx';
import { useRunning } from './use-lives.ts';

export function OnNow({ onZero }: { onZero: () => void }) {
  const t = useT('activity');
  return (
    <Panel title={t('live.home.now.title')} icon={<Radio />}>
      <ReadStates read={useRunning()} failed={t('live.home.failed')} shape="cards" count={2}>
        {({ items }) => (items.length > 0 ? <CardGrid lives={items} onZero={onZero} /> : <NoLives list="now" />)}
      </ReadStates>
    </Panel>
  );
}
