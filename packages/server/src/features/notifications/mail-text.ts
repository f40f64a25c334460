import { directionOf, type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import type { Mail } from '../../platform/mail.ts';
import type { ExternalServices } from '../../platform/external-services.ts';
import type { Wording } from './notice-words.ts';
import type { DueMail } from './notifications.store.ts';

/** The page on which such mails are turned off, for the people they go to. */
const preferencesPath = '/center/my/notification-preferences';
const subjectMax = 120;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A line break in a name would begin a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Page = {
  readonly language: Language;
  /** Paragraphs as plain text, the last one before the button. */
  readonly lines: readonly string[];
  readonly url: string;
  readonly open: string;
  /** Why it was sent, as markup. */
  readonly foot: string;
};

/** A mail as markup; everything but the foot is escaped here. */
function htmlOf({ language, lines, url, open, foot }: Page): string {
  const dir = directionOf(language);
  const align = dir === 'rtl' ? 'right' : 'left';
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(line)}</p>`);
  return `<!doctype html>
<html lang="${localeOf[language].slice(0, 2)}" dir="${dir}">
<body style="margin:0;padding:24px;background:#f7f6f2;color:#1f2328;font:16px/1.6 system-ui,sans-serif;text-align:${align}">
<table role="presentation" width="100%" dir="${dir}" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e6e3da;border-radius:12px"><tr><td style="padding:24px">
${paragraphs.join('\n')}
<p style="margin:0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1e6b5c;color:#ffffff;text-decoration:none">${escaped(open)}</a></p>
</td></tr></table>
${foot}</body>
</html>
`;
}

type Plain = Omit<Page, 'foot'> & { readonly id: string; readonly to: string; readonly subject: string };

/** A mail that is no notice of a member: to an address somebody set, which turns it off by taking the address away. */
export const plainMail = ({ id, to, subject, ...page }: Plain): Mail => ({
  id,
  to: { name: '', address: to },
  subject: oneLine(subject).slice(0, subjectMax),
  text: [...page.lines, `${page.open}: ${page.url}`].join('\n\n'),
  html: htmlOf({ ...page, foot: '' }),
  unsubscribeUrl: page.url,
});

type Addresses = Pick<ExternalServices, 'clientUrl' | 'timeZone'>;

/** One notice as a mail, in the words of its receiver's company and language, for readers with and without pictures. */
export function mailOf(due: DueMail, wording: Wording, { clientUrl, timeZone }: Addresses): Mail {
  const { word, kindWord } = wording;
  const sentence = wording.sentence(due, timeZone);
  const hello = word('notices.mail.hello', { name: due.fullName });
  const url = `${clientUrl}#${due.link ?? '/center/my/notifications'}`;
  const preferencesUrl = `${clientUrl}#${preferencesPath}`;
  const subject = word('notices.mail.subject', { kind: kindWord(due.kind), text: sentence });
  return {
    id: due.id,
    to: { name: oneLine(due.fullName), address: due.address },
    subject: oneLine(subject).slice(0, subjectMax),
    text: [
      hello,
      sentence,
      `${word('notices.mail.open')}: ${url}`,
      `${word('notices.mail.why')}\n${word('notices.mail.unsubscribe')}: ${preferencesUrl}`,
    ].join('\n\n'),
    html: htmlOf({
      language: wording.language,
      lines: [hello, sentence],
      url,
      open: word('notices.mail.open'),
      foot: `<p style="max-width:560px;margin:16px auto 0;color:#5b6168;font-size:13px">${escaped(word('notices.mail.why'))} <a href="${escaped(preferencesUrl)}" style="color:#1e6b5c">${escaped(word('notices.mail.unsubscribe'))}</a></p>\n`,
    }),
    unsubscribeUrl: preferencesUrl,
  };
}
