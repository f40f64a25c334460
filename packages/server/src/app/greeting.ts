import type { Config } from '../platform/config.ts';

type Greeting = {
  readonly url: string;
  readonly demo: {
    readonly password: string;
    readonly people: readonly { account: string; fullName: string; title: string }[];
  } | null;
  readonly setupCode: string | null;
};

type AddressConfig = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>;

/** What an operator should know before somebody follows a link that leads nowhere. */
export function startWarnings({ HOST, PUBLIC_URL, TRUST_PROXY }: AddressConfig): string[] {
  const isOpen = HOST === '0.0.0.0' || HOST === '::';
  if (PUBLIC_URL !== '' || (TRUST_PROXY.length === 0 && !isOpen)) return [];
  const reason = TRUST_PROXY.length > 0 ? 'TRUST_PROXY names a proxy' : `HOST is ${HOST}`;
  return [
    `${reason}, and PUBLIC_URL is empty: links in mails and addresses given to other systems will not lead here. Set PUBLIC_URL to the address people use.`,
  ];
}

/** What the first start prints: where to go, and as whom. */
export function greet({ url, demo, setupCode }: Greeting): string {
  const lines = ['', `  书院 Shuyuan  →  ${url}`, ''];
  if (demo) {
    lines.push(`  Demo accounts (password: ${demo.password})`);
    for (const { account, fullName, title } of demo.people)
      lines.push(`    ${account.padEnd(14)} ${fullName}  ${title}`);
    lines.push('');
  }
  if (setupCode) lines.push(`  First run  →  ${url}#/setup?code=${setupCode}`, '');
  return `${lines.join('\n')}\n`;
}
