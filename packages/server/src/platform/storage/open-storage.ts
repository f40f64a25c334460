import type { Log } from '../log.ts';
import { diskStorage } from './disk/disk-storage.ts';
import type { S3Settings } from './s3/s3-client.ts';
import type { Storage } from './storage.ts';

type Settings = S3Settings & { readonly STORAGE: 'disk' | 's3'; readonly DATA_DIR: string };

/** The SDK is only loaded by installations that use it: it would lengthen every start. */
export async function openStorage(settings: Settings, log: Log): Promise<Storage> {
  if (settings.STORAGE === 'disk') return diskStorage({ dataDir: settings.DATA_DIR, log });
  const { openS3Storage } = await import('./s3/s3-storage.ts');
  return openS3Storage(settings, log);
}
