import type { Context, SystemContext } from '../../../platform/context.ts';

/**
 * A picture in a page cannot send our header, so the browser carries this cookie: good for reading files and nothing
 * else, bound to the session and ended with it. No call of the API takes it.
 */
export const readerCookie = 'shuyuan_reader';
export const filesPath = '/files';

const mark = 'file reader ';
const days = 24 * 60 * 60;
/** A session that is not used ends sooner; the cookie comes anew with every visit. */
const lifeSeconds = 30 * days;

/** For `/files` alone, out of reach of scripts and of other sites. */
export const filesCookieAttributes = (clientUrl: string, seconds: number): string =>
  [
    `Path=${filesPath}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(clientUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export function giveReaderCookie({ actor, secrets, outside }: Context): string {
  const token = secrets.seal(`${mark}${actor.sessionKey}`).toString('base64url');
  return `${readerCookie}=${token}; ${filesCookieAttributes(outside.clientUrl, lifeSeconds)}`;
}

export const takeReaderCookie = ({ outside }: Context): string =>
  `${readerCookie}=; ${filesCookieAttributes(outside.clientUrl, 0)}`;

/** The session a cookie was given for; null when it is not one of ours. */
export function sessionOfCookie(
  { secrets }: Pick<SystemContext, 'secrets'>,
  cookie: string | undefined,
): string | null {
  const text = cookie ? secrets.open(Buffer.from(cookie, 'base64url')) : null;
  const key = text?.startsWith(mark) ? text.slice(mark.length) : '';
  return /^[0-9a-f]{64}$/.test(key) ? key : null;
}
