import { Button } from '@mantine/core';
import { importColumns } from '@shuyuan/contract/people/member-import';
import { tableLine } from '@shuyuan/contract/people/member-table';
import { FileSpreadsheet } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { saveTable } from '../../../lib/save-file.ts';

const fileName = 'members-example.csv';

/** A table to fill in: the headers in the reader's language, and one row that would be taken as it stands. */
export function ExampleButton() {
  const t = useT('admin');
  const common = useT('common');
  const root = useSession((session) => session.rootOrganization?.name ?? '');
  const save = () => {
    const sample: Partial<Record<(typeof importColumns)[number], string>> = {
      account: 'example.member',
      fullName: t('admin.import.exampleName'),
      organization: root,
      email: 'member@company.example',
      employeeNumber: 'E0001',
      roles: common('role.creator'),
      facts: common('role.lecturer'),
      state: t('admin.members.state.active'),
    };
    const headers = importColumns.map((column) => t(`admin.import.column.${column}`));
    saveTable(tableLine(headers) + tableLine(importColumns.map((column) => sample[column] ?? '')), fileName);
  };
  return (
    <Button variant="default" leftSection={<FileSpreadsheet size={18} aria-hidden />} onClick={save}>
      {t('admin.import.example')}
    </Button>
  );
}
