import { createTransport } from 'nodemailer';

export type Mail = {
  /** Kept the same when a mail is sent again, so that the receiving side can drop the second. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the receiver turns such mails off. */
  readonly unsubscribeUrl: string;
};

/** Sends or throws; who calls retries. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void };

const connectMs = 10_000;
const silenceMs = 20_000;

/** The operator's own server. One connection is kept between mails, so that a batch does not greet it every time. */
function smtpMailer(url: string, from: string): Mailer {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html, unsubscribeUrl }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${hostname}>`,
        list: { unsubscribe: unsubscribeUrl },
        // Nobody's out-of-office note should answer a machine (RFC 3834).
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** Null where the operator has set no server: nothing is queued that nobody would ever send. */
export const mailerOf = ({ MAIL_URL, MAIL_FROM }: { MAIL_URL: string; MAIL_FROM: string }): Mailer | null =>
  MAIL_URL === '' ? null : smtpMailer(MAIL_URL, MAIL_FROM);
