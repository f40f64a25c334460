import { Textarea, TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { useT } from '../../../../lib/texts.ts';
import { CoverField } from '../../../../shared/covers/CoverField.tsx';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { TopicField } from '../../../../shared/topics/TopicField.tsx';
import { ChosenList } from '../../../../ui/ChosenList.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CourseDraft } from './course-draft.ts';

function LecturerField({ form }: FieldsProps) {
  const t = useT('courses');
  const { lecturer } = form.draft;
  if (lecturer)
    return (
      <ChosenList
        chosen={[lecturer]}
        summary={t('courses.field.lecturer')}
        removeLabel={(name) => t('courses.field.remove', { name })}
        onRemove={() => form.change({ lecturer: null })}
      />
    );
  return (
    <PersonSearch
      label={t('courses.field.lecturer')}
      placeholder={t('courses.field.lecturer.search')}
      noneFound={t('courses.field.people.none')}
      onChoose={({ id, fullName }) => form.change({ lecturer: { id, name: fullName } })}
    />
  );
}

export function IntroductionPanel({ form, onBusy }: FieldsProps & { onBusy: (isBusy: boolean) => void }) {
  const t = useT('courses');
  const { draft, problems } = form;
  return (
    <Panel title={t('courses.fields.introduction')}>
      <Stack>
        <TextInput label={t('courses.field.title')} required autoComplete="off" {...form.textField('title')} />
        <Textarea
          label={t('courses.field.introduction')}
          description={t('courses.field.introduction.hint', {
            count: textLength(draft.introduction),
            max: courseLimits.introductionMax,
          })}
          rows={5}
          {...form.textField('introduction')}
        />
        <CoverField
          cover={draft.cover}
          error={problems.cover}
          onChange={(cover) => form.change({ cover })}
          onBusy={onBusy}
        />
        <LecturerField form={form} />
        <TopicField
          label={t('courses.field.topics')}
          topics={draft.topics}
          max={courseLimits.topics}
          error={problems.topics}
          onChange={(topics) => form.change({ topics })}
        />
      </Stack>
    </Panel>
  );
}

export type FieldsProps = { form: DraftForm<CourseDraft> };
