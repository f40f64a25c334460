export type WechatAccount = {
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number of the certificate of the company, whose private key signs what we ask. */
  readonly certificateSerial: string;
  readonly privateKey: string;
  /** Encrypts what callbacks say: 32 characters. */
  readonly apiKey: string;
  /** Name and key of the platform: a public key, or one of its certificates. */
  readonly platformKeyId: string;
  readonly platformKey: string;
};
