import { TextInput } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { sectionTypeLabels } from '@shuyuan/contract/study/section-types';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { SectionCaptions } from './captions/SectionCaptions.tsx';
import type { DraftSection } from './outline-draft.ts';
import { QuestionsField } from './questions/QuestionsField.tsx';
import { lengthOf, type SectionDraft, sectionDraftOf, sectionProblemsOf, withDraft } from './section-draft.ts';
import { SectionMaterial } from './SectionMaterial.tsx';
import { SectionSwitches } from './SectionSwitches.tsx';

type Props = {
  courseId: string;
  hasPrice: boolean;
  section: DraftSection;
  onTake: (section: DraftSection) => void;
  onClose: () => void;
};

/** One section: its title, what it shows, and whether it must be finished. Taken into the outline, not saved yet. */
export function SectionDialog({ courseId, hasPrice, section, onTake, onClose }: Props) {
  const t = useT('courses');
  const study = useT('study');
  const isNew = section.title === '';
  const form = useDraftForm<SectionDraft>({
    initial: () => sectionDraftOf(section),
    problemsOf: (draft) => {
      const wrong = sectionProblemsOf(draft);
      return {
        title: wrong.title ? t('courses.section.title.wrong', { max: courseLimits.sectionTitleMax }) : null,
        file: wrong.file ? t('courses.section.file.missing') : null,
        text: wrong.text ? t('courses.section.text.wrong', { max: courseLimits.articleMax }) : null,
        content: wrong.content ? t('courses.section.content.missing') : null,
        url: wrong.url ? t('courses.section.url.wrong') : null,
        minutes: wrong.minutes ? t('courses.section.minutes.wrong', { max: courseLimits.minutesMax }) : null,
      };
    },
  });
  const kind = study(sectionTypeLabels[form.draft.type]);
  return (
    <DraftDialog
      form={form}
      width={720}
      title={t(isNew ? 'courses.section.new' : 'courses.section.change', { kind })}
      submitLabel={t('courses.section.take')}
      onSend={(draft) => onTake(withDraft(section, draft))}
      onClose={onClose}
    >
      <TextInput
        label={t('courses.section.title')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('title')}
      />
      <SectionMaterial form={form} fieldName={`course-${courseId}-${section.id}`} />
      <SectionCaptions courseId={courseId} sectionKey={section.key} type={form.draft.type} />
      <QuestionsField form={form} unitCount={lengthOf(section, form.draft)} />
      <SectionSwitches form={form} hasPrice={hasPrice} />
    </DraftDialog>
  );
}
