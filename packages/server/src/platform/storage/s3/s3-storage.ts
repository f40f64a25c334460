import { ConfigError } from '../../config.ts';
import type { Log } from '../../log.ts';
import { bucketOf, type S3Settings } from './s3-client.ts';
import { openDirectParts } from './s3-direct.ts';
import { mistakeIn, loggingS3Failures } from './s3-failures.ts';
import { s3Objects } from './s3-objects.ts';
import { s3Parts } from './s3-parts.ts';
import { sha256Of } from '../digest/sha256-of.ts';
import type { Storage } from '../storage.ts';
import { tryOut } from '../try-out.ts';

/** An S3 bucket, tried once: a mistake in the settings stops the start, a server that is down does not. */
export async function openS3Storage(settings: S3Settings, log: Log): Promise<Storage> {
  const bucket = bucketOf(settings);
  const objects = s3Objects(bucket);
  const parts = s3Parts(bucket, objects.stat);
  const told =
    <Input extends unknown[], T>(work: (...input: Input) => Promise<T>) =>
    (...input: Input): Promise<T> =>
      loggingS3Failures(log, bucket.name, () => work(...input));
  const check = () => tryOut(objects);
  const direct = settings.STORAGE_DIRECT ? await openDirectParts(bucket) : null;
  await check().catch((error: unknown) => {
    const mistake = mistakeIn(error, bucket.name);
    if (mistake) throw new ConfigError(`The configuration cannot be used:\n  ${mistake}`);
    log.error(
      { reason: (error as Error).message },
      'the S3 storage cannot be reached; files cannot be had until it is',
    );
  });
  return {
    kind: 's3',
    put: told(objects.put),
    read: told(objects.read),
    sha256: told(async (key: string) => sha256Of(await objects.read(key))),
    stat: told(objects.stat),
    remove: told(objects.remove),
    list: objects.list,
    openParts: told(parts.openParts),
    writePart: told(parts.writePart),
    readPart: null,
    finishParts: told(parts.finishParts),
    dropParts: told(parts.dropParts),
    listOpenParts: parts.listOpenParts,
    direct: direct && { ...direct, find: told(direct.find) },
    check: told(check),
    close: async () => {
      bucket.client.destroy();
      bucket.senders.destroy();
    },
  };
}
