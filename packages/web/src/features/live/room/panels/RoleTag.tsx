import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { useT } from '../../../../lib/texts.ts';
import { Tag } from '../../../../ui/Tag.tsx';

const names = {
  [LiveIdentity.organizer]: 'live.room.role.organizer',
  [LiveIdentity.panelist]: 'live.room.role.panelist',
  [LiveIdentity.assistant]: 'live.room.role.assistant',
} as const;

/** As whom somebody is here; the audience needs no word for itself. */
export function RoleTag({ identity }: { identity: LiveIdentity }) {
  const t = useT('activity');
  if (identity === LiveIdentity.attendee) return null;
  return <Tag tone={identity === LiveIdentity.assistant ? 'neutral' : 'pine'}>{t(names[identity])}</Tag>;
}
