/** Robots of group chats, each signed as its maker documents, and our own form for everything else. */
export const webhookStyles = ['wecom', 'dingtalk', 'feishu', 'generic'] as const;
export type WebhookStyle = (typeof webhookStyles)[number];

/** WeCom has its key in the address, the next two may go without a secret; ours is always signed. */
const secretUse: Record<WebhookStyle, 'none' | 'optional' | 'needed'> = {
  wecom: 'none',
  dingtalk: 'optional',
  feishu: 'optional',
  generic: 'needed',
};
export const takesSecret = (style: WebhookStyle): boolean => secretUse[style] !== 'none';
export const needsSecret = (style: WebhookStyle): boolean => secretUse[style] === 'needed';

/** Every target costs a request per notice. */
export const maxWebhooks = 20;
export const webhookNameMax = 40;
export const webhookUrlMax = 500;
export const webhookSecretMax = 200;
/** HMAC-SHA256 of the body with the secret, as `sha256=<hex>`. */
export const signatureHeader = 'x-shuyuan-signature';

/** Why a message did not arrive; the administrator reads it beside the target. */
export const webhookProblems = ['address', 'connection', 'timeout', 'status', 'refused'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
