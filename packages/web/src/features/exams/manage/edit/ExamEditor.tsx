import type { SubmitEvent } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ExamForm } from '../exam-form.ts';
import classes from './Edit.module.css';
import { ExamPanels } from './ExamPanels.tsx';
import { LockedExam } from './LockedExam.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { useExamCheck } from './use-exam-check.ts';
import { useExamForm } from './use-exam-form.ts';

type Props = { exam: ExamForm; onDirty: (isDirty: boolean) => void };

/** Everything about an exam, saved whole as a draft; the server says while one writes what it lacks. */
export function ExamEditor({ exam, onDirty }: Props) {
  const t = useT('examining');
  const { form, guard, save, isBusy } = useExamForm(exam, onDirty);
  const check = useExamCheck(form.draft);
  const { edit } = exam.can;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.form} disabled={!edit}>
        <Stack gap={20}>
          {edit ? <ProblemsPanel check={check} isDirty={form.isDirty} /> : <LockedExam state={exam.state} />}
          <ExamPanels form={form} check={check} />
          {edit && (
            <SaveBar
              texts={{ save: t('examining.save'), unsaved: t('examining.unsaved') }}
              isDirty={form.isDirty}
              isBusy={isBusy}
              error={form.problems.form}
              hint={t('examining.save.hint')}
            />
          )}
        </Stack>
      </fieldset>
      <EditQuestion guard={guard} />
    </form>
  );
}
