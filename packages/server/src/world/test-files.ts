import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import type { Caller } from './caller.ts';
import type { TestWorld } from './open-world.ts';

/** The cookie a browser of this person would hold. */
export async function readerCookieOf(person: Caller): Promise<string> {
  const { headers } = await person.call(readGlobalData, { uri: '/' });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** A file as a picture in somebody's page would fetch it. */
export async function readFile(
  world: TestWorld,
  person: Caller | null,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const cookie = person === null ? {} : { cookie: await readerCookieOf(person) };
  const answer = await world.http.inject({ method: 'GET', url: path, headers: { ...cookie, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
