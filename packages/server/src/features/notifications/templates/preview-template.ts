import type { Language } from '@shuyuan/contract/kernel/languages';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { isNoticeKind, type NoticeKind, type NoticeValues } from '@shuyuan/contract/notifications/notice-kinds';
import type { TemplateSpec } from '@shuyuan/contract/notifications/message-templates';
import type { Context } from '../../../platform/context.ts';
import { mailOf } from '../mail-text.ts';
import { type WordKey, type Wording, wordingOf } from '../notice-words.ts';
import { listNames } from '../notifications.store.ts';
import { listTemplateRows } from './template.store.ts';
import { checkWording } from './check-wording.ts';

/** Stands in a mail whose own text is not looked at: the notice most people are mailed. */
const usual = { kind: 'approval-waiting', text: 'submitted' } as const;

/** An example for every name a text may have a gap for. */
function examples(ctx: Context, { word }: Wording, person: string): NoticeValues {
  const inADay = ctx.now() + 24 * hourMs;
  return {
    person,
    name: person,
    names: person,
    amount: '20',
    count: 3,
    company: word('notices.sample.team'),
    address: '203.0.113.7',
    device: 'Firefox · Windows',
    title: word('notices.sample.title'),
    content: word('notices.sample.content'),
    column: word('notices.sample.column'),
    room: word('notices.sample.room'),
    team: word('notices.sample.team'),
    reason: word('notices.sample.reason'),
    startAt: inADay,
    closesAt: inADay,
    dueAt: inADay,
    expiresAt: inADay,
    signedInAt: ctx.now(),
  };
}

const noticeOf = ({ code, area }: TemplateSpec): { readonly kind: NoticeKind; readonly text: string } =>
  isNoticeKind(area) ? { kind: area, text: code.slice(code.lastIndexOf('.') + 1) } : usual;

/** D-198: written by what writes the mails themselves. */
export async function previewTemplate(
  ctx: Context,
  { code, language, text }: { readonly code: string; readonly language: Language; readonly text: string },
) {
  const spec = checkWording(code, text);
  const { tenantId, id } = ctx.actor;
  const [fullName = ''] = await listNames(ctx.read, tenantId, [id]);
  const rows = await listTemplateRows(ctx.read, { tenantId, language });
  const own = new Map(rows.map((row) => [row.code, row.text]));
  const wording = wordingOf(language, own.set(code, text));
  const { kind, text: name } = noticeOf(spec);
  const values = examples(ctx, wording, fullName);
  const { timeZone } = ctx.external;
  const said = wording.sentence({ kind, text: name, values }, timeZone);
  const due = { id: 'preview', tenantId, kind, text: name, values, link: null, fullName, address: '', language };
  const mail = mailOf(due, wording, ctx.external);
  // A code of the frame is a key of the packs; each is in the table of templates.
  const framed = () => wording.word(code as WordKey, { ...values, kind: wording.kindWord(kind), text: said });
  return {
    sentence: isNoticeKind(spec.area) ? said : framed(),
    mail:
      spec.area === 'robot' || spec.area === 'contact'
        ? null
        : { subject: mail.subject, text: mail.text, html: mail.html },
  };
}
