import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CourseForm } from '../course-form.ts';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { AudiencePanel } from './AudiencePanel.tsx';
import classes from './FieldsForm.module.css';
import { IntroductionPanel } from './IntroductionPanel.tsx';
import { PricePanel } from './PricePanel.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useCourseFields } from './use-course-fields.ts';

type Props = { course: CourseForm; onDirty: (isDirty: boolean) => void };

/** The details of a course: what it says of itself, for whom it is and how it is learned. Saved, it holds at once. */
export function FieldsForm({ course, onDirty }: Props) {
  const t = useT('courses');
  const { form, guard, save, isBusy } = useCourseFields(course, onDirty);
  const [isUploading, setIsUploading] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy && !isUploading) save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.fields} disabled={!course.can.edit}>
        <Stack gap={20}>
          <IntroductionPanel form={form} onBusy={setIsUploading} />
          <AudiencePanel form={form} />
          <SettingsPanel form={form} />
          <PricePanel form={form} />
          {course.can.edit && (
            <SaveBar
              texts={{ save: t('courses.save'), unsaved: t('courses.unsaved') }}
              isDirty={form.isDirty}
              isBusy={isBusy || isUploading}
              error={form.problems.form}
              hint={t('courses.fields.hint')}
            />
          )}
        </Stack>
      </fieldset>
      <EditQuestion guard={guard} />
    </form>
  );
}
