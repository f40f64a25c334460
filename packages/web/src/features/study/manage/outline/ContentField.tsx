import { SectionType } from '@shuyuan/contract/study/section-types';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ClassField } from './ClassField.tsx';
import { ExamField } from './ExamField.tsx';
import { ReplayField } from './ReplayField.tsx';
import type { SectionDraft } from './section-draft.ts';
import { SurveyField } from './SurveyField.tsx';

/** The survey, live, exam or class a section is. */
export function ContentField({ form }: { form: DraftForm<SectionDraft> }) {
  const { type } = form.draft;
  if (type === SectionType.exam) return <ExamField form={form} />;
  if (type === SectionType.faceToFace) return <ClassField form={form} />;
  return type === SectionType.live ? <ReplayField form={form} /> : <SurveyField form={form} />;
}
