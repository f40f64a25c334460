const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment as the field for day and hour writes it, by the clock of this machine; empty for none. */
export function localTime(time: number | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/**
 * The moment somebody chose; null where the field is empty or only half filled in. Where the field still says what an earlier
 * moment was shown as, it is that one: the hour a clock goes through twice in autumn has one text for two moments, and no
 * field says seconds.
 */
export function timeOf(text: string, earlier: number | null = null): number | null {
  if (earlier !== null && text === localTime(earlier)) return earlier;
  const time = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(time) ? null : time;
}
