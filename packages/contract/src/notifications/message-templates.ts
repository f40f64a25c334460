import { type NoticeKind, noticeKinds, noticeKindTable } from './notice-kinds.ts';
import { noticeTextKey } from './notice-text.ts';

/** A text is part of the notices of one kind, the frame of every mail, what robots are told, or a letter passed on. */
type TemplateArea = NoticeKind | 'mail' | 'robot' | 'contact';

type TemplateSpec = {
  /** D-198: names the text; the same as its key in the packs, which hold the default. */
  readonly code: string;
  readonly area: TemplateArea;
  /** Each stands in every wording of the text, and nothing else may. */
  readonly placeholders: readonly string[];
};

const ofKind = (kind: NoticeKind): TemplateSpec[] =>
  Object.entries<readonly string[]>(noticeKindTable[kind].texts).map(([text, placeholders]) => ({
    code: noticeTextKey(kind, text),
    area: kind,
    placeholders,
  }));

/** Around the notice. Names of kinds label screens and are none; the test of a robot is for whoever sets it up. */
const frame: readonly TemplateSpec[] = [
  { code: 'notices.mail.subject', area: 'mail', placeholders: ['kind', 'text'] },
  { code: 'notices.mail.hello', area: 'mail', placeholders: ['name'] },
  { code: 'notices.mail.open', area: 'mail', placeholders: [] },
  { code: 'notices.mail.why', area: 'mail', placeholders: [] },
  { code: 'notices.mail.unsubscribe', area: 'mail', placeholders: [] },
  { code: 'notices.webhook.to', area: 'robot', placeholders: ['names', 'text'] },
  { code: 'notices.webhook.toMany', area: 'robot', placeholders: ['names', 'count', 'text'] },
  { code: 'notices.contact.subject', area: 'contact', placeholders: ['name'] },
  { code: 'notices.contact.lead', area: 'contact', placeholders: ['name', 'company', 'address'] },
  { code: 'notices.contact.open', area: 'contact', placeholders: [] },
];

/** D-198: every text that may be worded by a company itself. */
export const messageTemplates: readonly TemplateSpec[] = [...noticeKinds.flatMap(ofKind), ...frame];

export type { TemplateArea, TemplateSpec };

export const templateMax = 500;

export const templateAreas: readonly TemplateArea[] = [...noticeKinds, 'mail', 'robot', 'contact'];

export const isTemplateArea = (area: string): area is TemplateArea => templateAreas.some((one) => one === area);

const byCode = new Map(messageTemplates.map((spec) => [spec.code, spec]));
export const templateOf = (code: string): TemplateSpec | undefined => byCode.get(code);

const gaps = /\{\{(.*?)\}\}/gs;

/** The names a text has gaps for, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(gaps)].map(([, name = '']) => name)),
];

/** The names a wording has and must not, or lacks and must have. A brace that closes nothing would be read by people. */
export function placeholderProblems(spec: TemplateSpec, text: string): { unknown: string[]; missing: string[] } {
  const found = placeholdersIn(text);
  const unknown = found.filter((name) => !spec.placeholders.includes(name));
  const rest = text.replaceAll(gaps, '');
  return {
    unknown: /\{\{|\}\}/.test(rest) ? [...unknown, '{{'] : unknown,
    missing: spec.placeholders.filter((name) => !found.includes(name)),
  };
}
