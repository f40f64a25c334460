import type { PackProgress } from '@shuyuan/contract/centre/packs/pack-standings';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { overdue: 'cinnabar', due: 'gold', done: 'pine', withdrawn: 'neutral' } as const;

/** How far somebody is with a pack, in a word. */
export function StandingTag({ standing }: { standing: PackProgress }) {
  const t = useT('packs');
  return <Tag tone={tones[standing]}>{t(`packs.standing.${standing}`)}</Tag>;
}
