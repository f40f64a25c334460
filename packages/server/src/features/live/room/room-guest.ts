import { createHash } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { daySeconds } from '@shuyuan/contract/kernel/time-units';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { SystemContext, VisitorContext } from '../../../platform/context.ts';
import { type FileGuest, filesCookieAttributes } from '../../files/index.ts';
import { coverPurpose } from '../manage/save-cover.ts';
import { isSeenIn } from './entry.store.ts';
import { refusalOf } from './may-stay.ts';
import { findShown, slidesPurpose } from './setting.store.ts';
import { readTicket, type Ticket } from './ticket.ts';

/**
 * Who came by a passcode or an address has no session that would let their page show pictures: the page keeps, for each
 * room, who it is there. It reads what the room shows, and the faces of people in it, for as long as they may stay.
 */
const cookieName = 'shuyuan_guest_';
const mark = 'room guest ';
/** A live lasts no longer; who comes back gets another. */
const lifeSeconds = daySeconds;
/**
 * Names there are for such cookies. Who goes from room to room all day keeps this many, or the head of a request to
 * `/files` would grow past what servers take (8 kB at many proxies) and no picture come any more.
 */
const slots = 16;

const slotOf = (liveId: string): number => (createHash('sha256').update(liveId).digest()[0] ?? 0) % slots;

/** What is asked of a ticket here, in this order and without words, to be short. */
const pack = ({ tenantId, liveId, key, identity, via, passcodeMark, sessionKey }: Ticket, until: number) =>
  [tenantId, liveId, key, identity, via, passcodeMark, sessionKey, until] as const;

function unpack(text: string): Ticket {
  // Only `giveGuestCookie` seals with this mark.
  const kept = JSON.parse(text) as ReturnType<typeof pack>;
  const [tenantId, liveId, key, identity, via, passcodeMark, sessionKey, until] = kept;
  // It reads files and opens no socket, which is all an id is for.
  return {
    id: '',
    tenantId,
    liveId,
    key,
    identity,
    via,
    passcodeMark,
    sessionKey,
    until,
    name: '',
    portrait: null,
  };
}

export function giveGuestCookie(ctx: VisitorContext, { ticket, live }: RoomEntry): string {
  const claim = readTicket(ctx, live.id, ticket);
  demand(claim, 'auth.required');
  // A browser may keep a cookie for longer than it was told to.
  const kept = pack(claim, ctx.now() + lifeSeconds * 1000);
  const sealed = ctx.secrets.seal(`${mark}${JSON.stringify(kept)}`);
  const attributes = filesCookieAttributes(ctx, lifeSeconds);
  return `${cookieName}${slotOf(live.id)}=${sealed.toString('base64url')}; ${attributes}`;
}

function ticketsIn({ secrets, now }: Pick<SystemContext, 'secrets' | 'now'>, cookies: string): Ticket[] {
  const values = cookies.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name.startsWith(cookieName) ? [value] : [];
  });
  // Those of one path come oldest first (RFC 6265, 5.4).
  return values.slice(-slots).flatMap((value) => {
    const text = secrets.open(Buffer.from(value, 'base64url'));
    if (!text?.startsWith(mark)) return [];
    const ticket = unpack(text.slice(mark.length));
    return ticket.until > now() ? [ticket] : [];
  });
}

async function isShownIn({ read }: SystemContext, liveId: string, file: Parameters<FileGuest>[2]): Promise<boolean> {
  if (file.purpose === 'avatar') return isSeenIn(read, liveId, file.ownerId);
  if (file.subjectId !== liveId) return false;
  if (file.purpose === slidesPurpose) return (await findShown(read, liveId))?.file.id === file.id;
  return file.purpose === coverPurpose;
}

export const roomGuest: FileGuest = async (ctx, request, file) => {
  for (const ticket of ticketsIn(ctx, request.header('cookie') ?? '')) {
    if (ticket.tenantId !== file.tenantId || !(await isShownIn(ctx, ticket.liveId, file))) continue;
    if ((await refusalOf(ctx, ticket)) === null) return true;
  }
  return false;
};
