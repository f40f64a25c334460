import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { openHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { FileLinks } from '../../../../shared/files/FileLinks.tsx';
import classes from '../../homework/Homework.module.css';

/** The text and the files a learner handed in. */
export function SubmittedWork({ work: { sectionTitle, text, files } }: { work: OpenedHomework }) {
  const t = useT('courses');
  return (
    <>
      <HintText>
        <bdi>{sectionTitle}</bdi>
      </HintText>
      {text === '' ? (
        <HintText>{t('courses.homework.noText')}</HintText>
      ) : (
        <p className={classes.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      <FileLinks label={t('courses.homework.files')} files={files} />
    </>
  );
}

export type OpenedHomework = OutputOf<typeof openHomework>;
