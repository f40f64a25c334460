import { EnjoyType, enjoyTypeLabels } from '@shuyuan/contract/teams/enjoy-type';
import { BadgeCheck, Landmark, UsersRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const looks = {
  [EnjoyType.expert]: { tone: 'gold', icon: <BadgeCheck aria-hidden /> },
  [EnjoyType.team]: { tone: 'pine', icon: <UsersRound aria-hidden /> },
  [EnjoyType.official]: { tone: 'cinnabar', icon: <Landmark aria-hidden /> },
} as const satisfies Record<EnjoyType, Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>>;

/** TEAM-13, C-38: the badge of a kind of share account; told apart by its picture and word, not by colour alone. */
export function EnjoyBadge({ enjoyType }: { enjoyType: EnjoyType }) {
  const t = useT('share');
  return <Tag {...looks[enjoyType]}>{t(enjoyTypeLabels[enjoyType])}</Tag>;
}
