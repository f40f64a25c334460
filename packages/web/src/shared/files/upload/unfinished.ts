import { uploadLifeMs } from '@shuyuan/contract/files/chunks';
import { browserSlot } from '../../../lib/storage.ts';

/** An upload a page was closed over. The bytes are the person's own again; only its name is known here. */
export type Unfinished = {
  readonly uploadId: string;
  /** Which field it was in. */
  readonly field: string;
  readonly name: string;
  readonly size: number;
  /** The name it was given on the way. */
  readonly wishedName: string;
  readonly at: number;
};

/** More than anybody loses at once; the oldest are let go. */
const keptMax = 50;

const isUnfinished = (one: unknown): one is Unfinished => {
  const { uploadId, field, name, size, wishedName, at } = (one ?? {}) as Record<string, unknown>;
  const texts = [uploadId, field, name, wishedName];
  return texts.every((text) => typeof text === 'string') && [size, at].every(Number.isFinite);
};

/** Whatever else stands there was written by another version, or by nobody. */
function parsed(text: string | null): Unfinished[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isUnfinished) : [];
  } catch {
    return [];
  }
}

type SomeFile = Pick<File, 'name' | 'size'>;
const isOf =
  ({ name, size }: SomeFile) =>
  (one: Unfinished) =>
    one.name === name && one.size === size;

/** An upload the server knows of; `name` is what it is to be called. */
type Started = { readonly uploadId: string; readonly file: SomeFile; readonly name: string };

type FieldKey = { readonly memberId: string; readonly field: string; readonly now?: () => number };

/** What one person has not finished in one field, for as long as the server keeps the parts (D-166). */
export function unfinishedOf({ memberId, field, now = Date.now }: FieldKey) {
  const slot = browserSlot(`shuyuan.uploads.${memberId}`);
  const all = (): Unfinished[] => parsed(slot.read()).filter(({ at }) => now() - at < uploadLifeMs);
  const write = (list: readonly Unfinished[]): void =>
    list.length === 0 ? slot.remove() : slot.write(JSON.stringify(list.slice(-keptMax)));
  const others = (file: SomeFile) => all().filter((one) => one.field !== field || !isOf(file)(one));
  const list = (): Unfinished[] => all().filter((one) => one.field === field);
  return {
    list,
    recall: (file: SomeFile): Unfinished | null => list().find(isOf(file)) ?? null,
    note: ({ uploadId, file, name }: Started): void => {
      const about = { uploadId, field, name: file.name, size: file.size, wishedName: name, at: now() };
      write([...others(file), about]);
    },
    forget: (file: SomeFile): void => write(others(file)),
  };
}

export type Memory = ReturnType<typeof unfinishedOf>;
