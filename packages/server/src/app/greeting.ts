type Greeting = {
  readonly url: string;
  readonly demo: {
    readonly password: string;
    readonly people: readonly { account: string; fullName: string; title: string }[];
  } | null;
  readonly setupCode: string | null;
};

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
