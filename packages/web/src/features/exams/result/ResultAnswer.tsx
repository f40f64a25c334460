import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { AnswerInput } from '../../../shared/questions/AnswerInput.tsx';
import classes from './Result.module.css';

const ignore = (): void => undefined;

/** A question as it was answered, with the files of the answer. */
export function ResultAnswer({ result: { question, answer, files } }: { result: QuestionResult }) {
  const t = useT('exams');
  return (
    <fieldset disabled className={classes.fields}>
      <AnswerInput
        question={question}
        answer={answer}
        onChange={ignore}
        renderFiles={(_, partId) => (
          <FileLinks label={t('exams.files')} files={files.filter((file) => file.partId === partId)} />
        )}
      />
    </fieldset>
  );
}

export type QuestionResult = NonNullable<OutputOf<typeof readAttemptResult>['questions']>[number];
