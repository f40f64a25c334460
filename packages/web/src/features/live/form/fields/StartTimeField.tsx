import '@mantine/dates/styles.layer.css';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import { nextHalfHour } from '@shuyuan/contract/live/live-form';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import dayjs from 'dayjs';
import { useLanguage, useT } from '../../../../lib/texts.ts';
import { zoneHere, zoneName } from '../../../../lib/zone-name.ts';

/** LIVE-FORM-10 */
export const startTimeFormat = 'YYYY-MM-DD HH:mm';
/** What the picker speaks. */
const pickerFormat = 'YYYY-MM-DD HH:mm:ss';

type Props = {
  value: number | null;
  /** LIVE-FORM-09: what is before it cannot be chosen. */
  earliest: number;
  lockedReason: string | undefined;
  error: string | undefined;
  onChange: (time: number | null) => void;
};

/** A chunk of its own: only scheduled lives have a calendar. */
export function StartTimeField({ value, earliest, lockedReason, error, onChange }: Props) {
  const t = useT('activity');
  const { language } = useLanguage();
  const named = (options: Intl.DateTimeFormatOptions) => (date: string) =>
    new Intl.DateTimeFormat(localeOf[language], options).format(dayjs(date).toDate());
  const zone = zoneName({ time: value ?? earliest, locale: localeOf[language] });
  return (
    <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [] }}>
      <DateTimePicker
        label={t('live.form.startTime')}
        description={lockedReason ?? t('live.form.startTime.zone', { zone })}
        placeholder={startTimeFormat}
        required
        disabled={lockedReason !== undefined}
        error={error}
        valueFormat={startTimeFormat}
        value={value === null ? null : dayjs(value).format(pickerFormat)}
        minDate={dayjs(earliest).format(pickerFormat)}
        defaultTimeValue={dayjs(nextHalfHour(earliest, zoneHere())).format('HH:mm')}
        clearable
        clearButtonProps={{ 'aria-label': t('live.form.startTime.clear') }}
        nextLabel={t('live.form.startTime.next')}
        previousLabel={t('live.form.startTime.previous')}
        monthLabelFormat={named({ year: 'numeric', month: 'long' })}
        weekdayFormat={named({ weekday: 'narrow' })}
        monthsListFormat={named({ month: 'short' })}
        getDayProps={(day) => ({ 'aria-label': named({ dateStyle: 'long' })(day) })}
        // Its name would be that of an element which is not there; the field itself says what it opens.
        popoverProps={{ withRoles: false }}
        aria-haspopup="dialog"
        submitButtonProps={{ 'aria-label': t('live.form.startTime.done') }}
        timePickerProps={{
          withDropdown: true,
          minutesStep: 5,
          hoursInputLabel: t('live.form.startTime.hours'),
          minutesInputLabel: t('live.form.startTime.minutes'),
          popoverProps: { withinPortal: false },
        }}
        onChange={(text) => onChange(text === null ? null : dayjs(text).valueOf())}
      />
    </DatesProvider>
  );
}
