import { daySeconds } from '@shuyuan/contract/kernel/time-units';
import type { Context, SystemContext, VisitorContext } from '../../../platform/context.ts';

/**
 * A picture in a page cannot send our header, so the browser carries this cookie: good for reading files and nothing
 * else, bound to the session and ended with it. No call of the API takes it.
 */
export const readerCookie = 'shuyuan_reader';
export const filesPath = '/files';

const mark = 'file reader ';
/** A session that is not used ends sooner; the cookie comes anew with every visit. */
const lifeSeconds = 30 * daySeconds;

/** For `/files` alone, out of reach of scripts and of other sites; what came over TLS once never goes without. */
export const filesCookieAttributes = (
  { isOverTls, external }: Pick<VisitorContext, 'isOverTls' | 'external'>,
  seconds: number,
): string =>
  [
    `Path=${filesPath}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(isOverTls || external.clientUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export function giveReaderCookie(ctx: Context): string {
  const token = ctx.secrets.seal(`${mark}${ctx.actor.sessionKey}`).toString('base64url');
  return `${readerCookie}=${token}; ${filesCookieAttributes(ctx, lifeSeconds)}`;
}

export const takeReaderCookie = (ctx: Context): string => `${readerCookie}=; ${filesCookieAttributes(ctx, 0)}`;

/** The session a cookie was given for; null when it is not one of ours. */
export function sessionOfCookie(
  { secrets }: Pick<SystemContext, 'secrets'>,
  cookie: string | undefined,
): string | null {
  const text = cookie ? secrets.open(Buffer.from(cookie, 'base64url')) : null;
  const key = text?.startsWith(mark) ? text.slice(mark.length) : '';
  return /^[0-9a-f]{64}$/.test(key) ? key : null;
}
