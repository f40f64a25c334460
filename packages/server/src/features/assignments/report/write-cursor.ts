import type { DutyCursor, DutyRow } from './duty-report.store.ts';

/** The row a page ends with, as the next page is asked for it. */
export const writeCursor = ({ dueAt, id }: Pick<DutyRow, 'dueAt' | 'id'>): string => `${dueAt.getTime()} ${id}`;

/** An address may say anything: what is no row is the first page. */
export function readCursor(text: string | undefined): DutyCursor | null {
  const [, due, id] = /^(\d{1,15}) (\S{1,64})$/.exec(text ?? '') ?? [];
  return due === undefined || id === undefined ? null : { dueAt: new Date(Number(due)), id };
}
