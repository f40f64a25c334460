const pad = (count: number): string => String(count).padStart(2, '0');

/** `1:05`, `12:34`, `1:02:03`; digits and colons read alike in all six languages. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

const form = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s*$/;

/** What somebody wrote, in seconds; null when it is no time. */
export function clockSeconds(text: string): number | null {
  // A keyboard for Chinese writes the wide colon.
  const [, hours = '0', minutes, seconds] = form.exec(text.replaceAll('：', ':')) ?? [];
  return minutes === undefined ? null : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}
