import type { AuditState } from '@shuyuan/contract/positions/audit-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = { none: 'neutral', waiting: 'gold', agreed: 'pine', refused: 'cinnabar' } as const;

/** How the audit of a path stands. */
export function AuditTag({ state }: { state: AuditState }) {
  const t = useT('study');
  return <Tag tone={tones[state]}>{t(`positions.audit.${state}`)}</Tag>;
}
