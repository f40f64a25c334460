import { CreateBucketCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3';
import { bucketOf, type S3Settings } from './s3-client.ts';
import { accessKey, secretKey, startCeph } from './test-ceph.ts';

export const settingsFor = (endpoint: string, changes: Partial<S3Settings> = {}): S3Settings => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_PATH_STYLE: true,
  STORAGE_DIRECT: false,
  ...changes,
});

/** What docs/operations.md tells to set on the bucket; for whoever may send to it. */
const corsFor = (origin: string) => ({
  CORSRules: [{ AllowedOrigins: [origin], AllowedMethods: ['PUT'], AllowedHeaders: ['content-md5'] }],
});

/** Debian's Ceph with an empty bucket, and a server's settings for it. */
export async function startBucket() {
  const { endpoint, stop } = await startCeph();
  const settings = settingsFor(endpoint);
  const { client, name: Bucket } = bucketOf(settings);
  await client.send(new CreateBucketCommand({ Bucket }));
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  return {
    env: { STORAGE: 's3', S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY },
    endpoint,
    /** Pages of this origin may send parts to it, and no others. */
    allow: async (origin: string): Promise<void> => {
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: corsFor(origin) }));
    },
    stop: async (): Promise<void> => {
      client.destroy();
      await stop();
    },
  };
}
