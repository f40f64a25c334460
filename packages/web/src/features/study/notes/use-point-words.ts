import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import type { Note } from './note.ts';

/** A second as a clock writes it, a page by its number; nothing for what has neither. */
export function usePointWords(): (unit: Note['unit'], point: number) => string {
  const t = useT('study');
  return (unit, point) => {
    if (unit === 'whole') return '';
    return unit === 'second' ? clockText(point) : t('study.notes.page', { page: point });
  };
}
