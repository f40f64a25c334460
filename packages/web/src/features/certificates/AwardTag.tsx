import type { AwardState } from '@shuyuan/contract/certificates/award-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = {
  valid: 'pine',
  expiring: 'gold',
  expired: 'neutral',
  revoked: 'cinnabar',
} as const satisfies Record<AwardState, string>;

/** Whether an award holds, in a word. */
export function AwardTag({ state }: { state: AwardState }) {
  const t = useT('study');
  return <Tag tone={tones[state]}>{t(`certificates.state.${state}`)}</Tag>;
}
