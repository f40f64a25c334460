import { lazySandbox } from '../features/payments/providers/sandbox/lazy-sandbox.ts';
import type { Config } from '../platform/config.ts';
import { type ExternalServices, openExternalServices } from '../platform/external-services.ts';

type Options = { readonly config: Config; readonly isEmbedded: boolean; readonly now: () => number };

/** The services outside the installation; payments are tried in a sandbox where nobody said otherwise of a demo. */
export function openExternal({ config, isEmbedded, now }: Options): {
  readonly external: ExternalServices;
  readonly close: () => Promise<void>;
} {
  const sandbox = lazySandbox(now);
  const isTried = config.PAYMENT_SANDBOX ?? (isEmbedded && config.DEMO !== false);
  const external = openExternalServices(config, { paymentSandbox: isTried ? sandbox.open : null, now });
  return {
    external,
    close: async () => {
      await sandbox.close();
      external.mailer?.close();
      external.tools.close();
    },
  };
}
