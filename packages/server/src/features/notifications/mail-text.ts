import { directionOf, type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import type { Mail } from '../../platform/mail.ts';
import type { ExternalServices } from '../../platform/external-services.ts';
import { kindWord, noticeSentence, word } from './notice-words.ts';
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

type Parts = {
  readonly language: Language;
  readonly hello: string;
  readonly sentence: string;
  readonly url: string;
  readonly preferencesUrl: string;
};

function htmlOf({ language, hello, sentence, url, preferencesUrl }: Parts): string {
  const say = (key: Parameters<typeof word>[1]) => escaped(word(language, key));
  const dir = directionOf(language);
  const align = dir === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${localeOf[language].slice(0, 2)}" dir="${dir}">
<body style="margin:0;padding:24px;background:#f7f6f2;color:#1f2328;font:16px/1.6 system-ui,sans-serif;text-align:${align}">
<table role="presentation" width="100%" dir="${dir}" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e6e3da;border-radius:12px"><tr><td style="padding:24px">
<p style="margin:0 0 12px">${escaped(hello)}</p>
<p style="margin:0 0 20px">${escaped(sentence)}</p>
<p style="margin:0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1e6b5c;color:#ffffff;text-decoration:none">${say('notices.mail.open')}</a></p>
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;color:#5b6168;font-size:13px">${say('notices.mail.why')} <a href="${escaped(preferencesUrl)}" style="color:#1e6b5c">${say('notices.mail.unsubscribe')}</a></p>
</body>
</html>
`;
}

/** One notice as a mail, in the language of its receiver, for readers with and without pictures. */
export function mailOf(due: DueMail, { clientUrl, timeZone }: Pick<ExternalServices, 'clientUrl' | 'timeZone'>): Mail {
  const { language } = due;
  const sentence = noticeSentence(language, due, timeZone);
  const hello = word(language, 'notices.mail.hello', { name: due.fullName });
  const url = `${clientUrl}#${due.link ?? '/center/my/notifications'}`;
  const preferencesUrl = `${clientUrl}#${preferencesPath}`;
  const subject = word(language, 'notices.mail.subject', { kind: kindWord(language, due.kind), text: sentence });
  return {
    id: due.id,
    to: { name: oneLine(due.fullName), address: due.address },
    subject: oneLine(subject).slice(0, subjectMax),
    text: [
      hello,
      sentence,
      `${word(language, 'notices.mail.open')}: ${url}`,
      `${word(language, 'notices.mail.why')}\n${word(language, 'notices.mail.unsubscribe')}: ${preferencesUrl}`,
    ].join('\n\n'),
    html: htmlOf({ language, hello, sentence, url, preferencesUrl }),
    unsubscribeUrl: preferencesUrl,
  };
}
