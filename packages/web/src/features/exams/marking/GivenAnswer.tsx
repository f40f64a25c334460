import type { ComponentProps } from 'react';
import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { OptionWords } from '../../../shared/questions/OptionWords.tsx';
import type { AnswerPart } from './answer-parts.ts';
import classes from './Marking.module.css';

type Props = { part: AnswerPart; files: ComponentProps<typeof FileLinks>['files'] };

/** The words of an answer and the pictures of what it names, or the files it consists of. */
export function GivenAnswer({ part: { given, pictured }, files }: Props) {
  const t = useT('exams');
  if (files.length > 0) return <FileLinks label={t('exams.files')} files={files} />;
  return (
    <>
      <blockquote className={classes.answer}>{given ? <bdi>{given}</bdi> : t('exams.mark.noAnswer')}</blockquote>
      {pictured.map((option) => (
        <div key={option.id}>
          <OptionWords option={option} />
        </div>
      ))}
    </>
  );
}
