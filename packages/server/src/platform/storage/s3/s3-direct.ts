import { ListPartsCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Bucket } from './s3-client.ts';
import { orMissing, uploadAt } from './s3-parts.ts';
import type { DirectParts } from '../storage.ts';

/** Long enough for one part on a slow line. */
const signedSeconds = 3600;

/** Length and MD5 are signed: the address is good for a part of this size and these bytes, and for nothing else. */
const signableHeaders = new Set(['host', 'content-length', 'content-md5']);

async function sign(bucket: Bucket, ...[handle, part]: Parameters<DirectParts['sign']>) {
  const { number: PartNumber, size: ContentLength, md5: ContentMD5 } = part;
  const command = new UploadPartCommand({ ...uploadAt(bucket, handle), PartNumber, ContentLength, ContentMD5 });
  const url = await getSignedUrl(bucket.client, command, { expiresIn: signedSeconds, signableHeaders });
  return { url, headers: { 'content-md5': ContentMD5 } };
}

async function find(bucket: Bucket, ...[handle, number]: Parameters<DirectParts['find']>) {
  const only = { PartNumberMarker: String(number - 1), MaxParts: 1 };
  const listing = bucket.client.send(new ListPartsCommand({ ...uploadAt(bucket, handle), ...only }));
  const { Parts: [first] = [] } = await listing.catch(orMissing(handle));
  if (first?.PartNumber !== number) return null;
  return { tag: first.ETag ?? '', size: first.Size ?? 0 };
}

/** Where the addresses are is told by one of them: endpoint, region, bucket and style all have their part in it. */
export async function openDirectParts(bucket: Bucket): Promise<DirectParts> {
  const nowhere = { key: 'direct', id: 'none' };
  const { url } = await sign(bucket, nowhere, { number: 1, size: 1, md5: '' });
  return {
    origin: new URL(url).origin,
    sign: (handle, part) => sign(bucket, handle, part),
    find: (handle, number) => find(bucket, handle, number),
  };
}
