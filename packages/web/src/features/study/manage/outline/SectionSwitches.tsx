import { canBeInLibrary } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { SectionDraft } from './section-draft.ts';

type Props = { form: DraftForm<SectionDraft>; hasPrice: boolean };

/** Whether a section has to be learned, and who else may see it. */
export function SectionSwitches({ form, hasPrice }: Props) {
  const t = useT('courses');
  return (
    <>
      <SwitchField
        label={t('courses.section.required')}
        description={t('courses.section.required.hint')}
        isOn={form.draft.isRequired}
        onChange={(isRequired) => form.change({ isRequired })}
      />
      {form.draft.type === SectionType.homework && (
        <SwitchField
          label={t('courses.section.doneOnSubmit')}
          description={t('courses.section.doneOnSubmit.hint')}
          isOn={form.draft.isDoneOnSubmit}
          onChange={(isDoneOnSubmit) => form.change({ isDoneOnSubmit })}
        />
      )}
      {canBeInLibrary(form.draft.type) && (
        <SwitchField
          label={t('courses.section.library')}
          description={t('courses.section.library.hint')}
          isOn={form.draft.isInLibrary}
          onChange={(isInLibrary) => form.change({ isInLibrary })}
        />
      )}
      {hasPrice && (
        <SwitchField
          label={t('courses.section.free')}
          description={t('courses.section.free.hint')}
          isOn={form.draft.isFree}
          onChange={(isFree) => form.change({ isFree })}
        />
      )}
    </>
  );
}
