import type { MembershipState } from '@shuyuan/contract/study/membership-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = {
  attended: 'pine',
  applied: 'gold',
  entered: 'gold',
  waiting: 'gold',
  enrolled: 'pine',
  soon: 'neutral',
  open: 'neutral',
  closed: 'neutral',
  excused: 'neutral',
  missed: 'cinnabar',
  ended: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<MembershipState, string>;

type Props = {
  membership: { readonly state: MembershipState } | null;
  /** False: not for them, whether or not others may apply. */
  isAvailable?: boolean;
};

/** The place of somebody in a class, in a word; nothing where there is no class. */
export function MembershipTag({ membership, isAvailable = true }: Props) {
  const t = useT('study');
  if (membership === null) return null;
  const { state } = membership;
  if (!isAvailable && (state === 'open' || state === 'soon')) return null;
  return <Tag tone={tones[state]}>{t(`positions.class.${state}`)}</Tag>;
}
