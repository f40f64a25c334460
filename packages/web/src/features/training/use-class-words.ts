import type { ActiveEnrolmentState } from '@shuyuan/contract/training/enrolment-states';
import { useFormat } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useT } from '../../lib/texts.ts';
import { foreignZoneName } from '../../lib/zone-name.ts';

type Seats = { readonly seats: number | null; readonly seatsTaken: number; readonly waitingCount: number };
type Enrolment = { readonly state: ActiveEnrolmentState; readonly waitingPosition: number | null };
type Period = { readonly startTime: number; readonly endTime: number };
type ListedPeriod = {
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly timeZone: string;
};

/** The words of pages and lists about a class. */
export function useClassWords() {
  const t = useT('classes');
  const format = useFormat();

  const seats = ({ seats: all, seatsTaken, waitingCount }: Seats): string => {
    const taken =
      all === null
        ? t('classes.seats.free', { taken: format.count(seatsTaken) })
        : t('classes.seats', { taken: format.count(seatsTaken), seats: format.count(all) });
    return waitingCount === 0 ? taken : `${taken} · ${t('classes.waiting', { count: format.count(waitingCount) })}`;
  };

  const enrolment = ({ state, waitingPosition }: Enrolment): string =>
    state === 'waiting'
      ? t('classes.state.waiting', { position: format.count(waitingPosition ?? 0) })
      : t(`classes.state.${state}`);

  /** From when to when, the day once where it is the same. */
  const period = ({ startTime, endTime }: Period): string => {
    const isOneDay = format.date(startTime) === format.date(endTime);
    return t('classes.period', {
      start: format.dateTime(startTime),
      end: isOneDay ? format.time(endTime) : format.dateTime(endTime),
    });
  };

  /** The same in lists, with the zone of the reader where the class was planned in another one. */
  const periodInList = ({ startTime, endTime, timeZone }: ListedPeriod): string => {
    if (startTime === null || endTime === null) return t('classes.noMeetings');
    const times = period({ startTime, endTime });
    const zone = foreignZoneName({ time: startTime, locale: currentLanguage(), timeZone });
    return zone === null ? times : `${times} · ${zone}`;
  };

  return { seats, enrolment, period, periodInList };
}
