/** Why a device is not there, in the words people can act on. */
export const troubles = ['refused', 'missing', 'busy', 'unsupported'] as const;
export type Trouble = (typeof troubles)[number];

const byName: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const troubleOf = (error: unknown): Trouble =>
  error instanceof Error ? (byName[error.name] ?? 'unsupported') : 'unsupported';
