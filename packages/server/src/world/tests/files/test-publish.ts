import { mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import type { Caller } from '../../caller.ts';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { readFile } from './test-files.ts';
import { fileKeyOf, sha256Of, sourceOf } from './test-upload-client.ts';
import { sendPart } from './test-uploads.ts';
import { claimFile } from '../../../features/files/claim-file.ts';
import { cleanJobs } from '../../../features/files/clean/clean.jobs.ts';

let sent = 0;
type UploadInput = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly rule: string;
  readonly keepMetadata?: number;
};

/** A file by its only part; throws when it is refused. */
async function uploadWhole(world: TestWorld, caller: Caller, { name, bytes, rule, keepMetadata = 0 }: UploadInput) {
  const source = sourceOf(name, bytes);
  const uploadId = `noted-file-${(sent += 1)}`;
  const part = await sendPart(world, caller, { source, fields: { uploadId, configId: rule, keepMetadata } });
  const wish = { fileKey: await fileKeyOf(source), uploadId, sha256: sha256Of(bytes) };
  const { status, body } = await caller.call(mergeUpload, wish);
  if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify([part.body, body])}`);
  return body;
}

/** What the worker does with one file. */
async function cleanNow(world: TestWorld, fileId: string): Promise<void> {
  const [row] = await world.rows('select tenant_id from file where id = $1', [fileId]);
  const payload = { tenantId: String(row?.['tenant_id']), fileId };
  await cleanJobs.find(({ cron }) => cron === undefined)?.handle(world.installation.system, payload);
}

/** A draft of this account becomes part of something. */
async function publishAs(world: TestWorld, account: string, file: { fileId: string; purpose: string }) {
  const [row] = await world.rows('select id, tenant_id from member where account = $1', [account]);
  const actor = { id: String(row?.['id']), tenantId: String(row?.['tenant_id']) };
  await world.installation.system.inTransaction((tx) =>
    // Only who and of which company is looked at.
    claimFile(tx, { actor } as Parameters<typeof claimFile>[1], { ...file, subjectId: 'something' }),
  );
}

/** A world of its own in which Lin publishes files and Shu reads them; `close` takes it away again. */
export async function openPublishing() {
  const world = await openWorld();
  const [lin, shu] = [await world.signIn('linzhiyuan'), await world.signIn('jiangshuyi')];
  return {
    world,
    lin,
    shu,
    upload: (input: UploadInput) => uploadWhole(world, lin, input),
    clean: (fileId: string) => cleanNow(world, fileId),
    publish: (fileId: string, purpose = 'avatar') => publishAs(world, 'linzhiyuan', { fileId, purpose }),
    read: (reader: Caller | null, path: string) => readFile(world, reader, path),
    cleaningOf: async (fileId: string) =>
      (await world.rows('select cleaning from file where id = $1', [fileId]))[0]?.['cleaning'],
    /** Other bytes in the place of those that came, as no upload would let them. */
    replaceBytes: async (fileId: string, bytes: Buffer) => {
      const [row] = await world.rows('select storage_key from file where id = $1', [fileId]);
      await world.installation.system.storage.put(String(row?.['storage_key']), bytes, { type: 'x' });
    },
    close: world.close,
  };
}
