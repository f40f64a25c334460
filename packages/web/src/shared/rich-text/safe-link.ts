/** How most addresses begin, in every language. */
export const webStart = 'https://';

const schemes = /^(?:https?:\/\/|mailto:)/i;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/**
 * D-128: where a link of a text may lead: the web, a mailbox, or a page of this client (`#/…`). Null for everything else,
 * `javascript:` above all. An address without its beginning is completed.
 */
export function safeLink(typed: string): string | null {
  // Control characters inside a scheme are skipped by browsers: `java\tscript:` would be one.
  const text = typed.trim().replaceAll(/\p{Cc}/gu, '');
  if (text === '' || /\s/.test(text)) return null;
  if (schemes.test(text) || text.startsWith('#/')) return text;
  if (mail.test(text)) return `mailto:${text}`;
  // `host:8080` looks like a scheme; nobody loses more than the beginning they have to write.
  if (hasScheme.test(text) || !text.includes('.') || /^[/.#?]/.test(text)) return null;
  return webStart + text;
}
