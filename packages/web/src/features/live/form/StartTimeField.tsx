import '@mantine/dates/styles.layer.css';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import type { Language } from '@shuyuan/contract/system/languages';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import { useLanguage, useT } from '../../../lib/texts.ts';

/** LIVE-FORM-10 */
export const startTimeFormat = 'YYYY-MM-DD HH:mm';
/** What the picker speaks. */
const pickerFormat = 'YYYY-MM-DD HH:mm:ss';

const localeOf: Record<Language, string> = { cn: 'zh-cn', en: 'en', fr: 'fr', ru: 'ru', es: 'es', ar: 'ar' };

type Props = {
  value: number | null;
  /** LIVE-FORM-09: days before it cannot be chosen. */
  earliest: number;
  lockedReason: string | undefined;
  error: string | undefined;
  onChange: (time: number | null) => void;
};

/** A chunk of its own: only scheduled lives have a calendar. */
export function StartTimeField({ value, earliest, lockedReason, error, onChange }: Props) {
  const t = useT('activity');
  const { language } = useLanguage();
  return (
    <DatesProvider settings={{ locale: localeOf[language], firstDayOfWeek: 1 }}>
      <DateTimePicker
        label={t('live.form.startTime')}
        description={lockedReason}
        placeholder={startTimeFormat}
        required
        disabled={lockedReason !== undefined}
        error={error}
        valueFormat={startTimeFormat}
        value={value === null ? null : dayjs(value).format(pickerFormat)}
        minDate={dayjs(earliest).format(pickerFormat)}
        defaultTimeValue="09:00"
        clearable
        clearButtonProps={{ 'aria-label': t('live.form.startTime.clear') }}
        nextLabel={t('live.form.startTime.next')}
        previousLabel={t('live.form.startTime.previous')}
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
