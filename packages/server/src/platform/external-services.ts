import { addressGuard, type AddressGuard } from './address-guard.ts';
import type { Model, WebSearch } from './assistant-ports.ts';
import { type Mailer, mailerOf } from './mail.ts';
import { modelOf, type ModelSettings } from './model.ts';
import { openTools, type Tools } from './tools.ts';
import { type SafePost, safePost } from './safe-post.ts';
import { textEngineOf } from './text-engine/text-engine-of.ts';
import type { OpenSearchSettings } from './text-engine/opensearch-client.ts';
import type { TextEngine } from './text-engine/text-engine.ts';
import { webSearchOf, type WebSearchSettings } from './web-search.ts';

/** What the product reaches beyond its own database, behind ports: tests put real servers of their own there. */
export type ExternalServices = {
  readonly mailer: Mailer | null;
  readonly post: SafePost;
  /** For everything else that goes to an address somebody typed. */
  readonly guard: AddressGuard;
  /** The address people use, as the operator says it, without a slash at its end; null where nobody said. */
  readonly publicOrigin: string | null;
  readonly tools: Tools;
  /** Where people open the client, ending in a slash; `#/…` behind it is a page. */
  readonly clientUrl: string;
  /** Who carries lives that are not in our own room; null where nobody does. */
  readonly liveSupplier: { readonly url: string; readonly key: string; readonly secret: string } | null;
  /** What carries those who speak in a room, and who helps them through firewalls. */
  readonly stage: StageSettings;
  /** Where programs push a live, as hosts write it into them; null where nobody may. */
  readonly pushUrl: string | null;
  /** In which times are written to people whose own zone nobody knows. */
  readonly timeZone: string;
  /** Who answers questions to the assistant; null where nobody was set up (D-149). */
  readonly model: Model | null;
  /** Who searches the web for it; null where nobody does (D-156). */
  readonly webSearch: WebSearch | null;
  /** Finds documents in place of the database; null where it finds alone (D-195). */
  readonly textEngine: TextEngine | null;
  /** Providers of payments that take nobody’s money, opened when they are first asked; null where nobody is to try them. */
  readonly paymentSandbox: PaymentSandboxPort | null;
};

type Account<Name extends string> = Readonly<Record<Name, string>>;

/** Accounts with the providers of the sandbox, and where it answers. */
export type PaymentSandboxPort = () => Promise<{
  readonly url: string;
  readonly wechat: Account<
    'appId' | 'merchantId' | 'certificateSerial' | 'privateKey' | 'apiKey' | 'platformKeyId' | 'platformKey'
  >;
  readonly alipay: Account<'appId' | 'privateKey' | 'platformKey'>;
}>;

type AddressConfig = {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL: string;
  readonly WEB_BASE: string;
};

/** Without a port that goes without saying: a provider compares addresses letter by letter. */
export const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).href.replace(/\/+$/, '') : 'http://localhost';

/** The address people use: as the operator says it, else as this machine would open it. */
export function clientUrlOf({ HOST, PORT, PUBLIC_URL, WEB_BASE }: AddressConfig): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return (PUBLIC_URL || `http://${host}:${PORT}`).replace(/\/$/, '') + WEB_BASE;
}

type StageSettings = {
  readonly STAGE_ENGINE: 'embedded' | 'janus' | 'livekit' | 'off';
  readonly TURN_URLS: readonly string[];
  readonly TURN_SECRET: string;
};

type Settings = AddressConfig &
  StageSettings &
  ModelSettings &
  WebSearchSettings &
  OpenSearchSettings & {
    readonly MAIL_URL: string;
    readonly MAIL_FROM: string;
    readonly WEBHOOK_PRIVATE: boolean;
    readonly TIME_ZONE: string;
    readonly FFMPEG: string;
    readonly LIBREOFFICE: string;
    readonly WORK_DIR: string;
    readonly RTMP_PORT: number;
    readonly RTMP_URL: string;
    readonly LIVE_SUPPLIER_URL: string;
    readonly LIVE_SUPPLIER_KEY: string;
    readonly LIVE_SUPPLIER_SECRET: string;
  };

const liveSupplierOf = ({ LIVE_SUPPLIER_URL: url, LIVE_SUPPLIER_KEY: key, LIVE_SUPPLIER_SECRET: secret }: Settings) =>
  url === '' ? null : { url: url.replace(/\/+$/, ''), key, secret };

function pushUrlOf({ HOST, RTMP_PORT, RTMP_URL }: Settings): string | null {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return RTMP_PORT === 0 ? null : RTMP_URL || `rtmp://${host}:${RTMP_PORT}/live`;
}

type Options = { readonly paymentSandbox: PaymentSandboxPort | null; readonly now: () => number };

export const openExternalServices = (config: Settings, { paymentSandbox, now }: Options): ExternalServices => ({
  paymentSandbox,
  mailer: mailerOf(config),
  post: safePost({ isPrivateAllowed: config.WEBHOOK_PRIVATE }),
  guard: addressGuard({ isPrivateAllowed: config.WEBHOOK_PRIVATE }),
  publicOrigin: config.PUBLIC_URL ? originOf(config.PUBLIC_URL) : null,
  tools: openTools(config),
  clientUrl: clientUrlOf(config),
  liveSupplier: liveSupplierOf(config),
  pushUrl: pushUrlOf(config),
  stage: { STAGE_ENGINE: config.STAGE_ENGINE, TURN_URLS: config.TURN_URLS, TURN_SECRET: config.TURN_SECRET },
  timeZone: config.TIME_ZONE,
  model: modelOf(config),
  webSearch: webSearchOf(config),
  textEngine: textEngineOf(config, now),
});
