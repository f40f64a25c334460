import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ApprovalAdminTitle } from '../ApprovalAdminTitle.tsx';
import { RemoveTemplate } from './RemoveTemplate.tsx';
import type { Template } from './template-form.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateTable } from './TemplateTable.tsx';

type Open =
  | { readonly kind: 'edit'; readonly template: Template | null }
  | { readonly kind: 'remove'; readonly template: Template };

/** The templates: per kind of document and organisation, inherited by all below it (D-073). */
export function TemplatesView() {
  const t = useT('admin');
  const [open, setOpen] = useState<Open | null>(null);
  const paging = usePaging();
  const close = () => setOpen(null);
  const create = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'edit', template: null })}>
      {t('admin.approvals.create')}
    </Button>
  );
  return (
    <>
      <ApprovalAdminTitle current="templates" description={t('admin.approvals.text')} actions={create} />
      <TemplateTable
        paging={paging}
        onPage={(next) => go('adminApprovals', {}, next)}
        onEdit={(template) => setOpen({ kind: 'edit', template })}
        onRemove={(template) => setOpen({ kind: 'remove', template })}
      />
      {open?.kind === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.kind === 'remove' && <RemoveTemplate template={open.template} onClose={close} />}
    </>
  );
}
