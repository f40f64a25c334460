import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { findAssignmentContents } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ContentItems } from '../../../../shared/contents/items/ContentItems.tsx';
import type { ContentQuery } from '../../../../shared/contents/items/ItemAdder.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { FieldsProps } from './use-assignment-form.ts';

const useFound = (query: ContentQuery) => useRead(findAssignmentContents, query, { placeholderData: keepPreviousData });

/** Everything the rule asks for, in the order it is meant to be done. */
export function ItemsPanel({ form: { draft, change } }: FieldsProps) {
  const t = useT('assignments');
  return (
    <Panel title={t('assignments.items')}>
      <ContentItems
        title={t('assignments.items')}
        emptyText={t('assignments.items.empty')}
        addLabel={t('assignments.items.add')}
        items={draft.items}
        max={assignmentLimits.items}
        useFound={useFound}
        onChange={(items) => change({ items })}
      />
    </Panel>
  );
}
