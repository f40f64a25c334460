import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { zoneHere, zoneName } from '../../lib/zone-name.ts';

type Period = { readonly opensAt: number | null; readonly closesAt: number | null; readonly timeZone: string };

/** When a survey opens and closes, in words: by the clock of its own zone, which is named where it is not the reader's. */
export function useSurveyTimes() {
  const t = useT('surveys');
  const format = useFormat();
  const { language } = useLanguage();
  const locale = localeOf[language];
  const elsewhere = (timeZone: string, time: number) => ({
    time: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(time),
    zone: zoneName({ time, locale, timeZone }),
  });
  const said = (verb: 'opens' | 'closes', time: number, timeZone: string): string =>
    timeZone === zoneHere()
      ? t(`survey.card.${verb}Here`, { time: format.dateTime(time) })
      : t(`survey.card.${verb}`, elsewhere(timeZone, time));
  return {
    opens: ({ opensAt, timeZone }: Period): string | null =>
      opensAt === null ? null : said('opens', opensAt, timeZone),
    closes: ({ closesAt, timeZone }: Period): string | null =>
      closesAt === null ? null : said('closes', closesAt, timeZone),
  };
}
