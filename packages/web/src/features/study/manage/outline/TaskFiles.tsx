import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { useT } from '../../../../lib/texts.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { FileLinks } from '../../../../shared/files/FileLinks.tsx';
import type { SectionDraft } from './section-draft.ts';

type Props = { form: DraftForm<SectionDraft>; fieldName: string };

/** Documents somebody does a task of homework with: those it has, and the field to upload more. */
export function TaskFiles({ form, fieldName }: Props) {
  const t = useT('courses');
  const study = useT('study');
  const { taskFiles, newTaskFiles } = form.draft;
  const label = t('courses.section.taskFiles');
  const onRemove = (id: string): void => form.change({ taskFiles: taskFiles.filter((file) => file.id !== id) });
  return (
    <>
      <FileLinks
        label={label}
        files={taskFiles}
        remove={{ labelOf: (name) => study('study.homework.removeFile', { name }), onRemove }}
      />
      {taskFiles.length < courseLimits.taskFiles && (
        <UploadField
          name={fieldName}
          label={label}
          rule="document"
          maxFiles={courseLimits.taskFiles - taskFiles.length}
          isNameFixed
          value={newTaskFiles}
          onChange={(files) => form.change({ newTaskFiles: files })}
        />
      )}
    </>
  );
}
