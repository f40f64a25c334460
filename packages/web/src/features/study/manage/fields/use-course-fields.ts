import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { updateCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { isSamePriced } from '../../../../shared/pricing/price-fields.ts';
import { type FormProblems, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { type CourseForm, courseReads } from '../course-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { type CourseDraft, draftOf, fieldsOf, problemsOf } from './course-draft.ts';

/** The draft of the fields, what is wrong with it, and where a refusal is shown. */
function useCourseDraft(course: CourseForm) {
  const t = useT('courses');
  const words = useT('audience');
  return useDraftForm<CourseDraft>({
    initial: () => draftOf(course),
    problemsOf: (draft): FormProblems<CourseDraft> => {
      const wrong = problemsOf(draft);
      return {
        title: wrong.title ? t('courses.field.title.wrong', { max: courseLimits.titleMax }) : null,
        introduction: wrong.introduction
          ? t('courses.field.introduction.wrong', { max: courseLimits.introductionMax })
          : null,
        organizations: wrong.audience ? words('audience.nobody') : null,
        // Said by the form of the price itself.
        price: wrong.price ? ' ' : null,
      };
    },
    eager: ['introduction'],
    isSame: isSamePriced,
    refusals: {
      'sensitive.found': 'form',
      'picture.not-yours': 'cover',
      'course.unknown-person': 'form',
      'course.unknown-topic': 'topics',
      'request.stale': { field: 'form', text: t('courses.stale') },
      'course.wrong-state': 'form',
      'price.unknown-card': 'price',
      'price.not-for-sale': 'price',
    },
  });
}

/** The form of a course, saved whole with the revision it was read with. */
export function useCourseFields(course: CourseForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('courses');
  const form = useCourseDraft(course);
  const guard = useEditGuard(form.isDirty, onDirty);
  const write = useWrite(updateCourse, {
    claims: form.claims,
    refreshes: courseReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      guard.allow();
      showNotice(t('courses.saved'), 'success');
    },
  });
  const { id, revision } = course;
  const save = (): void =>
    form.submit((draft) => write.mutate({ id, revision, ...fieldsOf(draft) }, { onError: form.refuse }));
  return { form, guard, save, isBusy: write.isPending };
}
