import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { capabilitiesOf } from '@shuyuan/contract/people/capabilities';
import { findSession } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { managesLive, mayEnterAs } from '../live.policy.ts';
import { findLive, findPart } from '../live.store.ts';
import { memberOfKey, type Ticket } from './ticket.ts';

/**
 * Whether somebody still is as whom they came: a lecturer may be another by now, a role taken away. Who only attends was
 * let in, perhaps by a passcode, and stays.
 */
export async function stillHolds({ read }: Pick<SystemContext, 'read'>, ticket: Ticket): Promise<boolean> {
  const { identity, sessionKey, tenantId, liveId } = ticket;
  const memberId = memberOfKey(ticket.key);
  if (identity === LiveIdentity.attendee) return true;
  if (memberId === null || sessionKey === null) return false;
  const [live, part, session] = await Promise.all([
    findLive(read, tenantId, liveId),
    findPart(read, liveId, memberId),
    findSession(read, Buffer.from(sessionKey, 'hex')),
  ]);
  if (!live || !session) return false;
  const actor = { id: memberId, capabilities: new Set(capabilitiesOf(session.roles)) };
  return mayEnterAs(actor, { live, part, isManaged: managesLive(actor, live) }, identity);
}
