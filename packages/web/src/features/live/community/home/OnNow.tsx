import { Radio } from 'lucide-react';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { NoLives } from '../NoLives.tsx';
import { useRunning } from '../use-lives.ts';

type Props = { word?: string; onZero: () => void };

/** What is on; while something is looked for, only where it was found. */
export function OnNow({ word = '', onZero }: Props) {
  const t = useT('activity');
  const read = useRunning(word);
  if (word !== '' && !read.data?.items.length) return null;
  return (
    <Panel title={t('live.home.now.title')} icon={<Radio />}>
      <ReadStates read={read} failed={t('live.home.failed')} shape="cards" count={2}>
        {({ items }) => (items.length > 0 ? <CardGrid lives={items} onZero={onZero} /> : <NoLives list="now" />)}
      </ReadStates>
    </Panel>
  );
}
