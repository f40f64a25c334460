import { createHash } from 'node:crypto';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { convertFile } from '../../../features/files/convert/convert-file.ts';
import { filesJobs } from '../../../features/files/files.jobs.ts';
import { storeFile } from '../../../features/files/store-file.ts';
import { newStorageKey } from '../../../features/files/new-storage-key.ts';
import type { Caller } from '../../caller.ts';
import { openWorld, type TestWorld } from '../../open-world.ts';

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

/** What the sweeper does by the hour. */
export async function sweepFiles({ installation }: TestWorld): Promise<void> {
  await filesJobs.find(({ name }) => name === 'files:sweep')?.handle(installation.system, {});
}

type Input = { readonly name: string; readonly bytes: Buffer; readonly purpose?: string; readonly account?: string };
export type KeptFile = { readonly fileId: string; readonly tenantId: string; readonly path: string };

/** A file of Lin's own, or somebody else's, as an upload would leave it, conversion asked for. */
export async function storeBytes(world: TestWorld, wish: Input): Promise<KeptFile> {
  const { name, bytes, purpose = 'personal', account = 'linzhiyuan' } = wish;
  const { system } = world.installation;
  const [owner] = await world.rows('select id, tenant_id from member where account = $1', [account]);
  const tenantId = String(owner?.['tenant_id']);
  const storageKey = newStorageKey(tenantId);
  await system.storage.put(storageKey, bytes, { type: 'application/octet-stream' });
  const file = await system.inTransaction((tx) =>
    storeFile(tx, {
      tenantId,
      ownerId: String(owner?.['id']),
      purpose,
      name,
      // Tests only bring endings of the table.
      ending: name.slice(name.lastIndexOf('.') + 1) as FileEnding,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
      picture: null,
      isConversionWanted: true,
      isToBeCleaned: false,
      quotas: { member: 0, tenant: 0 },
      now: world.clock.now(),
    }),
  );
  return { fileId: file.id, tenantId, path: `/files/${file.path}` };
}

/** A world of its own in which files of Lin's are converted as the worker does it; `close` takes it away again. */
export async function openConversions() {
  const world = await openWorld();
  const lin = await world.signIn('linzhiyuan');
  return {
    world,
    lin,
    keep: (wish: Input) => storeBytes(world, wish),
    convert: (file: KeptFile) => convertFile(world.installation.system, file),
    preview: async ({ fileId }: KeptFile) => (await lin.call(readPreview, { fileId })).body,
    read: (path: string, reader: Caller | null = lin) => readFile(world, reader, path),
    close: world.close,
  };
}
