import { Button } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { useT } from '../../../../lib/texts.ts';
import { titleOfFile } from '../../../../shared/files/title-of-file.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { Card } from '../../../../ui/Card.tsx';
import classes from './Outline.module.css';
import { type SectionDraft, uploadRuleOf } from './section-draft.ts';

type Props = { form: DraftForm<SectionDraft>; fieldName: string };

/** Documents and books come by one rule: the file says which of the two it is. */
const typeFor = (type: CourseSectionType, kind: UploadedFile['kind']): CourseSectionType => {
  if (kind === 'book') return SectionType.ebook;
  return kind === 'document' ? SectionType.document : type;
};

/** The file of a section, or the field to upload one. */
export function SectionFile({ form, fieldName }: Props) {
  const t = useT('courses');
  const { type, file, title } = form.draft;
  const take = (files: readonly UploadedFile[]): void => {
    const [first] = files;
    if (!first) return;
    const { id, name, kind } = first;
    form.change({
      file: { id, name },
      type: typeFor(type, kind),
      ...(title.trim() === '' && { title: titleOfFile(name, courseLimits.sectionTitleMax) }),
    });
  };
  if (file)
    return (
      <Card className={classes.file}>
        <bdi>{file.name}</bdi>
        <Button variant="default" size="xs" onClick={() => form.change({ file: null })}>
          {t('courses.section.file.change')}
        </Button>
      </Card>
    );
  return (
    <UploadField
      name={fieldName}
      label={t('courses.section.file')}
      rule={uploadRuleOf(type)}
      maxFiles={1}
      isConverted={type !== SectionType.image}
      isNameFixed
      isRequired
      value={[]}
      error={form.problems.file}
      onChange={take}
    />
  );
}
