import { tabSlot } from '../../../lib/storage.ts';

const slot = tabSlot('shuyuan.scan');

type Scan = { readonly receipt: string; readonly scanTime: number };

const isScan = (value: unknown): value is Scan =>
  typeof value === 'object' && value !== null && 'receipt' in value && 'scanTime' in value;

/** The scan of this tab, which signing in does not lose. */
export function readScan(): Scan | null {
  const text = slot.read();
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  return isScan(value) ? value : null;
}

export const writeScan = (scan: Scan): void => slot.write(JSON.stringify(scan));
