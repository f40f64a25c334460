import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AbsencesPanel } from '../absences/AbsencesPanel.tsx';
import { ComplianceReport } from '../report/ComplianceReport.tsx';
import { assignmentViews } from './assignment-views.ts';
import type { ListProps } from './assignments-address.ts';
import { AssignmentList } from './list/AssignmentList.tsx';

const lists = { rules: AssignmentList, compliance: ComplianceReport, absences: AbsencesPanel } as const;

/** The rules, the report over them, and the days people are away for. */
export function AssignmentLists({ state, onMove }: ListProps) {
  const t = useT('assignments');
  const List = lists[state.view];
  return (
    <Stack gap={20}>
      <ChoiceTabs
        label={t('assignments.views')}
        tabs={assignmentViews.map((name) => ({ name, label: t(`assignments.${name}`) }))}
        current={state.view}
        onChoose={(view) => onMove({ view, page: 1 })}
      />
      <List state={state} onMove={onMove} />
    </Stack>
  );
}
