export type AlipayAccount = {
  readonly appId: string;
  readonly privateKey: string;
  /** Of Alipay, not of the application. */
  readonly platformKey: string;
};
