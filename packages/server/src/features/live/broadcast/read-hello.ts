import { demand } from '@shuyuan/contract/kernel/app-error';
import { isOpen } from '@shuyuan/contract/live/live-status';
import { mediaHello } from '@shuyuan/contract/live/room/media-messages.wire';
import type { MediaHello } from '@shuyuan/contract/live/room/media-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import { isSignedOut } from '../room/signed-out.ts';
import { findVoice } from '../room/participant.store.ts';
import { stillHolds } from '../room/still-holds.ts';
import { readTicket, type Ticket } from '../room/ticket.ts';

function parse(data: Buffer): MediaHello | null {
  try {
    return mediaHello.safeParse(JSON.parse(data.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

export type Hello = { readonly ticket: Ticket; readonly mimeType: string | null };
type Reading = { readonly system: SystemContext; readonly within: (tenantId: string) => SystemContext };

/**
 * Who is at a socket of a broadcast, and what they record, or null when they watch. A ticket is good for minutes; who
 * was sent out meanwhile, and what is over, shows only in the database.
 */
export async function readHello({ system, within }: Reading, liveId: string, data: Buffer): Promise<Hello> {
  const hello = parse(data);
  const ticket = hello && readTicket(system, liveId, hello.ticket);
  demand(ticket, 'auth.required');
  demand(!(await isSignedOut(system, ticket)), 'auth.required');
  demand(await stillHolds(within(ticket.tenantId), ticket), 'auth.forbidden');
  const voice = await findVoice(within(ticket.tenantId).read, liveId, ticket.key);
  demand(voice && !voice.isRemoved, 'live.not-in-audience');
  demand(isOpen(voice.status), 'live.ended');
  return { ticket, mimeType: hello.t === 'send' ? hello.mimeType : null };
}
