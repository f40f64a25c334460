import { clientVersion } from '@shuyuan/contract/kernel/headers';

const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [parts(version), parts(than)];
  const at = [0, 1, 2].find((index) => (ours[index] ?? 0) !== (theirs[index] ?? 0));
  return at !== undefined && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

let announce: (() => void) | null = null;

/** D-004: what to do once when the server wants a newer client; it never refuses the old one. */
export function onOutdated(listener: () => void): void {
  announce = listener;
}

/** The person hears of it once. */
export function noteOutdated(): void {
  announce?.();
  announce = null;
}

/** Every answer names the minimum. */
export function noteMinimumVersion(minimum: string | null): void {
  if (minimum && isOlder(clientVersion, minimum)) noteOutdated();
}
