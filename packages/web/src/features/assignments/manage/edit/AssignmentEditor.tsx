import { useT } from '../../../../lib/texts.ts';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { AssignmentForm } from '../assignment-form.ts';
import classes from '../Assignments.module.css';
import { BasicsPanel } from './BasicsPanel.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemHint } from './ProblemHint.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { useAssignmentForm } from './use-assignment-form.ts';

type Props = { assignment: AssignmentForm; onDirty: (isDirty: boolean) => void };

/** Everything about a rule, saved whole; it says while one writes what keeps it from being activated. */
export function AssignmentEditor({ assignment, onDirty }: Props) {
  const t = useT('assignments');
  const { form, guard, save, isBusy } = useAssignmentForm(assignment, onDirty);
  const { can, state } = assignment;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) save();
      }}
      noValidate
    >
      <fieldset className={classes.form} disabled={!can.edit}>
        <Stack gap={20}>
          <ProblemHint form={form} assignment={assignment} />
          <BasicsPanel form={form} />
          <ItemsPanel form={form} />
          <TimesPanel form={form} />
          {can.edit && <PreviewPanel draft={form.draft} assignment={assignment} />}
          {can.edit && (
            <SaveBar
              texts={{ save: t('assignments.save'), unsaved: t('assignments.unsaved') }}
              isDirty={form.isDirty}
              isBusy={isBusy}
              error={form.problems.form}
              hint={t(state === 'active' ? 'assignments.save.hint.active' : 'assignments.save.hint')}
            />
          )}
        </Stack>
      </fieldset>
      <EditQuestion guard={guard} />
    </form>
  );
}
