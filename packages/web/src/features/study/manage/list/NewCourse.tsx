import { TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { courseDefaults, courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { createCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { go } from '../../../../lib/navigation.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { courseReads } from '../course-form.ts';

const everyone = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

/** A course begins with its title; everything else is edited where it leads. */
export function NewCourse({ onClose }: { onClose: () => void }) {
  const t = useT('courses');
  const form = useDraftForm({
    initial: { title: '' },
    problemsOf: ({ title }) => ({
      title: isTitle(title) ? null : t('courses.field.title.wrong', { max: courseLimits.titleMax }),
    }),
    refusals: { 'sensitive.found': 'title' },
  });
  const create = useWrite(createCourse, {
    claims: form.claims,
    refreshes: courseReads,
    onSuccess: ({ id }) => {
      onClose();
      go('courseManage', { id });
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('courses.create')}
      submitLabel={t('courses.create.submit')}
      isBusy={create.isPending}
      onSend={({ title }) =>
        create.mutate(
          { title: title.trim(), audience: everyone, settings: { canSkip: true, ...courseDefaults } },
          { onError: form.refuse },
        )
      }
      onClose={onClose}
    >
      <TextInput
        label={t('courses.field.title')}
        placeholder={t('courses.field.title.example')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('title')}
      />
      <HintText>{t('courses.create.hint')}</HintText>
    </DraftDialog>
  );
}

const isTitle = (title: string): boolean => textLength(title) > 0 && textLength(title) <= courseLimits.titleMax;
