import { cacheSlot } from '../../../lib/storage.ts';

export type NoteDraft = { readonly text: string; readonly begunAt: number };

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'begunAt' in value &&
  typeof value.begunAt === 'number';

/** A note that is not saved yet, at the point where it was begun. It survives leaving the page, and goes with the session. */
export function noteDraft(courseId: string, sectionKey: string) {
  const slot = cacheSlot(`study.note.${courseId}.${sectionKey}`);
  return {
    read: (): NoteDraft | null => {
      try {
        const stored: unknown = JSON.parse(slot.read() ?? 'null');
        return isDraft(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write: (draft: NoteDraft): void => (draft.text === '' ? slot.remove() : slot.write(JSON.stringify(draft))),
    remove: slot.remove,
  };
}
