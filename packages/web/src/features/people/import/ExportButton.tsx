import { Button } from '@mantine/core';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { exportMembers } from '@shuyuan/contract/people/member-import.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { saveTable } from '../../../lib/save-file.ts';

type Props = { filter: InputOf<typeof exportMembers> };

/** What the list shows, all pages of it, as a file. */
export function ExportButton({ filter: { search, organizationId, state, identity } }: Props) {
  const t = useT('admin');
  const ask = useWrite(exportMembers, {
    onSuccess: (text) => saveTable(text, exportMembers.download?.fileName ?? ''),
  });
  return (
    <Button
      variant="default"
      title={t('admin.export.hint')}
      leftSection={<Download size={18} aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate({ search, organizationId, state, identity })}
    >
      {t('admin.export.button')}
    </Button>
  );
}
