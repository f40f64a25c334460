type Moment = { readonly time: number; readonly locale: string; readonly timeZone?: string };

const part = (time: number, format: Intl.DateTimeFormat): string =>
  format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** What people call a time zone at a moment, with its distance: a name alone is not known everywhere. */
export function zoneName({ time, locale, timeZone }: Moment): string {
  const named = (timeZoneName: 'long' | 'shortOffset') =>
    part(time, new Intl.DateTimeFormat(locale, { timeZoneName, ...(timeZone && { timeZone }) }));
  const [name, offset] = [named('long'), named('shortOffset')];
  return name === offset ? name : `${name} (${offset})`;
}

/** The zone of the machine the page is read on. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone times are shown in, for whoever reads about something that was planned in another one; null: it is theirs. */
export const foreignZoneName = ({ time, locale, timeZone }: Required<Moment>): string | null =>
  timeZone === zoneHere() ? null : zoneName({ time, locale });
