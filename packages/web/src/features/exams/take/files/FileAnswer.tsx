import { fileLimitsOf } from '@shuyuan/contract/exams/bank/accepted-files';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { useT } from '../../../../lib/texts.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { fieldNameOf, type FileTarget } from './file-target.ts';
import type { AnswerFiles } from './use-answer-files.ts';

type Props = {
  attemptId: string;
  target: FileTarget;
  question: Extract<SimpleTakerQuestion, { kind: 'file' }>;
  fileIds: readonly string[];
  answerFiles: AnswerFiles;
  isLocked: boolean;
};

/** Files as an answer, and that only what has arrived in time is one. */
export function FileAnswer({ attemptId, target, question: { accepts }, fileIds, answerFiles, isLocked }: Props) {
  const t = useT('exams');
  const { files, change } = answerFiles;
  return (
    <Stack gap={8}>
      <HintText>{t('exams.files.hint', { max: accepts.maxFiles })}</HintText>
      <UploadField
        name={fieldNameOf(attemptId, target)}
        label={t('exams.files')}
        rule="examAnswer"
        limits={fileLimitsOf(accepts)}
        maxFiles={accepts.maxFiles}
        isNameFixed
        isDisabled={isLocked}
        value={fileIds.flatMap((id) => files.find((file) => file.id === id) ?? [])}
        onChange={(kept) => change(target, (ids) => ids.filter((id) => kept.some((file) => file.id === id)))}
      />
    </Stack>
  );
}
