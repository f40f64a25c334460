import type { SubmitEvent } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ClassForm } from '../class-form.ts';
import { ClassPanels } from './ClassPanels.tsx';
import classes from './Edit.module.css';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { useClassForm } from './use-class-form.ts';

type Props = { training: ClassForm; onDirty: (isDirty: boolean) => void };

/** Everything about a class, saved whole; it says while one writes what keeps it from being published. */
export function ClassEditor({ training, onDirty }: Props) {
  const t = useT('teaching');
  const { form, guard, save, isBusy, clashNumber } = useClassForm(training, onDirty);
  const { can, state } = training;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.form} disabled={!can.edit}>
        <Stack gap={20}>
          {can.edit ? (
            <ProblemsPanel form={form} training={training} />
          ) : (
            <Panel>
              <HintText>{t('teaching.locked')}</HintText>
            </Panel>
          )}
          <ClassPanels form={form} clashNumber={clashNumber} isPublished={state === 'published'} />
          {can.edit && (
            <SaveBar
              texts={{ save: t('teaching.save'), unsaved: t('teaching.unsaved') }}
              isDirty={form.isDirty}
              isBusy={isBusy}
              error={form.problems.form}
              hint={t(state === 'published' ? 'teaching.save.hint.published' : 'teaching.save.hint')}
            />
          )}
        </Stack>
      </fieldset>
      <EditQuestion guard={guard} />
    </form>
  );
}
