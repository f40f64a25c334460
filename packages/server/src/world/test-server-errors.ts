const logged: string[] = [];

/** Takes what a server under test logs as an error, so that a failed test can say it. */
export const keepServerErrors = { write: (line: string): void => void logged.push(line) };

const stacksMax = 5;

function readStack(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: { stack?: string }; msg?: string };
  return `${msg ?? ''}\n${err?.stack ?? ''}`;
}

/** The last errors since it was called before. */
export const takeServerErrors = (): string[] => logged.splice(0).slice(-stacksMax).map(readStack);
