import { NativeSelect, Select } from '@mantine/core';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  attendanceFilters,
  exportAttendance,
  exportAttendanceWorkbook,
} from '@shuyuan/contract/training/attendance.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { ClassForm } from '../class-form.ts';
import classes from '../Manage.module.css';
import type { AttendanceAddress } from './attendance-address.ts';

type Props = {
  meetings: ClassForm['meetings'];
  query: InputOf<typeof exportAttendance>;
  state: AttendanceAddress;
  onChange: (change: Partial<AttendanceAddress>) => void;
};

/** The meeting, the name and the state, and the list as it is shown. */
export function AttendanceFilters({ meetings, query, state, onChange }: Props) {
  const t = useT('teaching');
  const words = useT('classes');
  const { count, dateTime } = useFormat();
  const find = (name: string): void => onChange({ name, page: 1 });
  const nameOf = (value: (typeof attendanceFilters)[number]): string =>
    value === 'unknown' ? t('teaching.attendance.unknown') : words(`classes.attendance.${value}`);
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label={t('teaching.attendance.meeting')}
        className={classes.meeting}
        data={meetings.map(({ id, startTime }, index) => ({
          value: id,
          label: `${t('teaching.meeting', { number: count(index + 1) })} · ${dateTime(startTime)}`,
        }))}
        value={query.meetingId}
        onChange={(event) => onChange({ meeting: event.currentTarget.value, page: 1 })}
      />
      <SearchBox
        className={classes.search}
        label={t('teaching.people.search')}
        placeholder={t('teaching.people.search')}
        clearLabel={t('teaching.search.clear')}
        initialValue={state.name}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('teaching.people.state')}
        placeholder={t('teaching.people.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('teaching.filter.clear') }}
        data={attendanceFilters.map((value) => ({ value, label: nameOf(value) }))}
        value={state.state ?? null}
        onChange={(value) => onChange({ state: attendanceFilters.find((one) => one === value), page: 1 })}
      />
      <ExportReport table={exportAttendance} workbook={exportAttendanceWorkbook} query={query} />
    </div>
  );
}
