import { TextInput } from '@mantine/core';
import { isContentKind, sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { RichTextField } from '../../../../shared/rich-text/RichTextField.tsx';
import { isPresence, type SectionDraft } from './section-draft.ts';
import { ContentField } from './ContentField.tsx';
import { SectionFile } from './SectionFile.tsx';
import { TaskFiles } from './TaskFiles.tsx';

type Props = { form: DraftForm<SectionDraft>; fieldName: string };

function TextMaterial({ form, fieldName }: Props) {
  const t = useT('courses');
  const isTask = form.draft.type === SectionType.homework;
  // The editor has the text from then on.
  const [initial] = useState(form.draft.text);
  return (
    <>
      <RichTextField
        label={t(isTask ? 'courses.section.task' : 'courses.section.text')}
        description={t(isTask ? 'courses.section.task.hint' : 'courses.section.text.hint')}
        placeholder={t('courses.section.text.placeholder')}
        isRequired
        initial={initial}
        error={form.problems.text}
        onChange={(text) => form.change({ text })}
      />
      {isTask && <TaskFiles form={form} fieldName={fieldName} />}
    </>
  );
}

/** The material of a section: a file, a text, a survey, a live, an exam, a class or an address, as its kind has it. */
export function SectionMaterial({ form, fieldName }: Props) {
  const t = useT('courses');
  const { source } = sectionKindOf(form.draft.type);
  if (source === 'file') return <SectionFile form={form} fieldName={fieldName} />;
  if (source === 'text') return <TextMaterial form={form} fieldName={fieldName} />;
  if (isContentKind(form.draft.type)) return <ContentField form={form} />;
  return (
    <>
      <TextInput
        label={t('courses.section.url')}
        // An open course is counted by its minutes, which the next field says.
        description={isPresence(form.draft.type) ? null : t('courses.section.url.hint')}
        type="url"
        inputMode="url"
        dir="ltr"
        required
        autoComplete="off"
        {...form.textField('url')}
      />
      {isPresence(form.draft.type) && (
        <TextInput
          label={t('courses.section.minutes')}
          description={t('courses.section.minutes.hint')}
          inputMode="numeric"
          required
          autoComplete="off"
          {...form.textField('minutes')}
        />
      )}
    </>
  );
}
