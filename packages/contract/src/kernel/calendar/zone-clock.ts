const clocks = new Map<string, Intl.DateTimeFormat>();

/** More than there are zones; their names may be written in any case, so that nobody fills the memory with them. */
const clocksMax = 1000;

/** The clock of a zone, showing `2026-11-17 09:20:00`. To make one costs a hundred times what using it does. */
export function zoneClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (clocks.size >= clocksMax) clocks.clear();
  // The Swedish way of writing a time is the one of ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, made);
  return made;
}
