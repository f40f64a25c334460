import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { exportEnrolments, exportEnrolmentsWorkbook } from '@shuyuan/contract/training/enrolment.wire';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import type { ClassForm } from '../class-form.ts';
import { AddPeopleButton } from './AddPeopleButton.tsx';

type Props = { training: ClassForm; query: InputOf<typeof exportEnrolments> };

/** The steps with the people of a class: more of them, and the list as it is shown. */
export function PeopleTools({ training, query }: Props) {
  return (
    <>
      <AddPeopleButton training={training} />
      <ExportReport table={exportEnrolments} workbook={exportEnrolmentsWorkbook} query={query} />
    </>
  );
}
