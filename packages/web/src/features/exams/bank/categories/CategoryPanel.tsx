import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { CategoryDialog, type CategoryTask } from './CategoryDialog.tsx';
import { CategoryTools } from './CategoryTools.tsx';
import type { CategoryNode } from './category-tree.ts';
import { RemoveCategory } from './RemoveCategory.tsx';
import { useCategories } from './use-categories.ts';
import { useCategoryColumns } from './use-category-columns.tsx';

/** The categories of the bank: made at the top or in each other, renamed, and removed once nothing lies in them. */
export function CategoryPanel() {
  const t = useT('bank');
  const { read, tree } = useCategories();
  const [task, setTask] = useState<CategoryTask | null>(null);
  const [removed, setRemoved] = useState<CategoryNode | null>(null);
  const columns = useCategoryColumns({ onTask: setTask, onRemove: setRemoved });
  const empty = <EmptyState title={t('bank.category.none')} text={t('bank.category.none.text')} />;
  const content = tableContent(read, { failed: t('bank.category.failed'), empty });
  return (
    <>
      <Panel padding="flush">
        <CategoryTools onCreate={() => setTask({ kind: 'create', parent: null })} />
        <DataTable
          caption={t('bank.view.categories')}
          columns={columns}
          rowKey={({ id }) => id}
          content={content.state === 'ready' ? { ...content, rows: tree } : content}
        />
      </Panel>
      {task && <CategoryDialog task={task} onClose={() => setTask(null)} />}
      {removed && <RemoveCategory category={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}
