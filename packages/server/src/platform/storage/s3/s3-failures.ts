import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Log } from '../../log.ts';
import { StorageMissing, WrongSize } from '../storage.ts';

type Answer = { readonly name?: string; readonly $metadata?: { readonly httpStatusCode?: number } };

const nameOf = (error: unknown): string => (error as Answer | null)?.name ?? '';
const statusOf = (error: unknown): number => (error as Answer | null)?.$metadata?.httpStatusCode ?? 0;

/** `NotFound` and a bare 404: answers to HEAD have no body that could say more. */
export const isNoObject = (error: unknown): boolean =>
  nameOf(error) === 'NoSuchKey' || (nameOf(error) !== 'NoSuchBucket' && statusOf(error) === 404);
/** Asked for the parts of an upload that is over, Ceph says that the key is not there. */
export const isNoUpload = (error: unknown): boolean => nameOf(error) === 'NoSuchUpload' || isNoObject(error);

export const isNoRange = (error: unknown): boolean => nameOf(error) === 'InvalidRange';

/** Ceph answers so to who finishes while another does; it may also be in trouble. */
export const isServerFault = (error: unknown): boolean => statusOf(error) >= 500;

const full = new Set(['QuotaExceeded', 'InsufficientCapacity', 'XMinioStorageFull']);
const wrongKeys = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch']);
const own = [AppError, StorageMissing, WrongSize, RangeError];

/** What the operator should change, where that can be told from the answer; null when the server may just be down. */
export function mistakeIn(error: unknown, bucket: string): string | null {
  if (wrongKeys.has(nameOf(error))) return 'S3 does not know S3_ACCESS_KEY, or S3_SECRET_KEY is not its secret';
  if (nameOf(error) === 'NoSuchBucket')
    return `the bucket ${bucket} (S3_BUCKET) does not exist: create it, or correct the name`;
  if (nameOf(error) === 'PermanentRedirect') return `the bucket ${bucket} is in another region than S3_REGION`;
  if (statusOf(error) === 403) return `S3_ACCESS_KEY may not read, write and list in the bucket ${bucket}`;
  return null;
}

/** People learn that files cannot be had just now; why is in the log, without anything that was signed. */
export async function loggingS3Failures<T>(log: Log, bucket: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (own.some((kind) => error instanceof kind) || !isOfS3(error)) throw error;
    if (isNoRange(error)) throw new RangeError('a range behind the end', { cause: error });
    const about = { name: nameOf(error), status: statusOf(error), reason: (error as Error).message };
    if (full.has(nameOf(error)) || statusOf(error) === 507) {
      log.error(about, 'the S3 storage is full');
      throw new AppError('storage.full');
    }
    log.error(about, mistakeIn(error, bucket) ?? 'the S3 storage cannot be reached or failed');
    throw new AppError('internal.unavailable');
  }
}

/** The SDK marks what it throws; what the sender of a body did wrong is not S3's failure. */
const isOfS3 = (error: unknown): boolean => typeof error === 'object' && error !== null && '$metadata' in error;
