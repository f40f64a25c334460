import { listEndedSessions } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import type { Ticket } from './ticket.ts';

/** A ticket outlives the session it was given to by minutes; whoever signed out meanwhile comes in no more. */
export async function isSignedOut(
  { read, now }: Pick<SystemContext, 'read' | 'now'>,
  { sessionKey }: Pick<Ticket, 'sessionKey'>,
): Promise<boolean> {
  return sessionKey !== null && (await listEndedSessions(read, [sessionKey], now())).length > 0;
}
