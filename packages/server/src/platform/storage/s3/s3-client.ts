import { S3Client } from '@aws-sdk/client-s3';

export type S3Settings = {
  /** Empty: Amazon's own, by region. */
  readonly S3_ENDPOINT: string;
  readonly S3_REGION: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY: string;
  readonly S3_SECRET_KEY: string;
  readonly S3_PATH_STYLE: boolean;
  readonly STORAGE_DIRECT: boolean;
};

export type Bucket = {
  readonly client: S3Client;
  /** For bodies that come as fast as their sender is: however many are slow, everything else has connections left. */
  readonly senders: S3Client;
  readonly name: string;
};

const connectMs = 5_000;
/** Finishing thousands of parts may take a while before the first byte of the answer. */
const silenceMs = 120_000;
const socketsMax = 64;
const sendersMax = 512;

const silent = (): void => undefined;

const clientOf = (settings: S3Settings, maxSockets: number): S3Client =>
  new S3Client({
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_PATH_STYLE,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY, secretAccessKey: settings.S3_SECRET_KEY },
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
    // The newer checksums are unknown to most servers that are not Amazon's; ours are SHA-256 of part and file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The SDK writes to the console otherwise; what fails is logged by whoever asked.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });

export const bucketOf = (settings: S3Settings): Bucket => ({
  client: clientOf(settings, socketsMax),
  senders: clientOf(settings, sendersMax),
  name: settings.S3_BUCKET,
});
