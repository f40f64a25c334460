import type { RoomEntry } from '@shuyuan/contract/live/room.wire';
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
const lifeSeconds = 24 * 60 * 60;
/** Rooms one browser is asked about for one picture. */
const maxRooms = 8;

export function giveGuestCookie(ctx: VisitorContext, { ticket, live }: RoomEntry): string {
  const claim = readTicket(ctx, live.id, ticket);
  const sealed = ctx.secrets.seal(`${mark}${JSON.stringify({ ...claim, name: '', headPortrait: null })}`);
  const name = `${cookieName}${live.id.replaceAll(/[^\w-]/g, '')}`;
  return `${name}=${sealed.toString('base64url')}; ${filesCookieAttributes(ctx.outside.clientUrl, lifeSeconds)}`;
}

function ticketsIn({ secrets }: Pick<SystemContext, 'secrets'>, cookies: string): Ticket[] {
  const values = cookies.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name.startsWith(cookieName) ? [value] : [];
  });
  return values.slice(0, maxRooms).flatMap((value) => {
    const text = secrets.open(Buffer.from(value, 'base64url'));
    // Only `giveGuestCookie` seals with this mark.
    return text?.startsWith(mark) ? [JSON.parse(text.slice(mark.length)) as Ticket] : [];
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
