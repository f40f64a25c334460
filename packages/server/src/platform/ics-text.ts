/** A date for a calendar, by RFC 5545. */
export type CalendarEvent = {
  /** The same whenever it is asked for: a calendar then changes what it has instead of adding it again. */
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
  readonly location?: string;
  readonly url: string;
  readonly isCancelled: boolean;
};

const alarmMinutes = 15;
/** Octets of a line without its end (RFC 5545, 3.1). */
const lineMax = 75;

const utc = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** RFC 5545, 3.3.11; other control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A line goes on after a break and a space. It is never broken within a character, which would then be lost. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineMax) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, stamp, start, end, summary, description, location = '', url, isCancelled } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

export function icsText(events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shuyuan//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** The same as a download, which is sent piece by piece. */
export async function* icsDownload(events: readonly CalendarEvent[]): AsyncIterable<string> {
  yield icsText(events);
}
