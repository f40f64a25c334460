import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { manageOf } from '../../calls-of.ts';
import type { LiveDetail } from './live-detail.ts';

const quietly = { claims: 'all' } as const;

/** LIVE-ROOM-11: the live check asks both about the reader; nobody misses the answer when there is none. */
export function RoleLine({ live: { id, supplier } }: { live: LiveDetail }) {
  const t = useT('activity');
  const calls = manageOf(supplier);
  const isAssistant = useRead(calls.isAssistant, { id }, quietly).data?.result ?? false;
  const isTeacher = useRead(calls.isClassTeacher, { id }, quietly).data?.result ?? false;
  if (!isAssistant && !isTeacher) return null;
  return (
    <div>
      {isAssistant && <Tag tone="gold">{t('live.detail.role.assistant')}</Tag>}{' '}
      {isTeacher && <Tag tone="gold">{t('live.detail.role.teacher')}</Tag>}
    </div>
  );
}
