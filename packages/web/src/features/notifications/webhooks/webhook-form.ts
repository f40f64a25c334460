import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { NoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import {
  needsSecret,
  takesSecret,
  webhookNameMax,
  type WebhookStyle,
} from '@shuyuan/contract/notifications/webhook-styles';
import type { createWebhook, listWebhooks } from '@shuyuan/contract/notifications/webhooks.wire';
import type { Language } from '@shuyuan/contract/kernel/languages';

export type Webhook = OutputOf<typeof listWebhooks>['items'][number];

/** As the screen has it: address and secret are typed anew or left as they are. */
export type WebhookDraft = {
  readonly name: string;
  readonly style: WebhookStyle;
  readonly url: string;
  readonly secret: string;
  readonly kinds: readonly NoticeKind[];
  readonly language: Language;
  readonly isOn: boolean;
};

export const draftOf = (webhook: Webhook | null, language: Language): WebhookDraft => ({
  name: webhook?.name ?? '',
  style: webhook?.style ?? 'wecom',
  url: '',
  secret: '',
  kinds: webhook?.kinds ?? [],
  language: webhook?.language ?? language,
  isOn: webhook?.isOn ?? true,
});

export type WebhookProblems = Partial<Record<'name' | 'url' | 'secret' | 'kinds', true>>;

/** The fields that keep it from being saved; the server judges the address itself. */
export function problemsOf(draft: WebhookDraft, before: Webhook | null): WebhookProblems {
  const isNamed = textLength(draft.name) > 0 && textLength(draft.name) <= webhookNameMax;
  const isAddressed = draft.url === '' ? before !== null : /^https?:\/\/.+/.test(draft.url) && URL.canParse(draft.url);
  // The secret of one address is not sent to another.
  const isKept = before?.hasSecret === true && draft.url === '';
  const isSigned = draft.secret !== '' || isKept || !needsSecret(draft.style);
  return {
    ...(!isNamed && { name: true }),
    ...(!isAddressed && { url: true }),
    ...(!isSigned && { secret: true }),
    ...(draft.kinds.length === 0 && { kinds: true }),
  };
}

type Fields = InputOf<typeof createWebhook>;

/** What is sent: an empty address means "as it was", and so does an empty secret beside it; a new address goes with its own, or without. */
export function fieldsOf(draft: WebhookDraft): Omit<Fields, 'url'> & { url?: string } {
  const { url, secret, kinds, ...rest } = draft;
  return {
    ...rest,
    name: rest.name.trim(),
    kinds: [...kinds],
    ...(url !== '' && { url }),
    ...(takesSecret(draft.style) && (secret !== '' || url !== '') && { secret }),
  };
}
