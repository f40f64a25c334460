import { Textarea, TextInput } from '@mantine/core';
import { homeworkLimits } from '@shuyuan/contract/study/homework/homework-states';
import { useT } from '../../../../lib/texts.ts';
import { HomeworkRounds } from '../../homework/HomeworkRounds.tsx';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { type OpenedHomework, SubmittedWork } from './SubmittedWork.tsx';
import { useMark } from './use-mark.ts';

type Props = { work: OpenedHomework; onClose: () => void };

/** A work that waits, and its mark. */
export function MarkForm({ work, onClose }: Props) {
  const t = useT('courses');
  const { form, send, isBusy } = useMark(work, onClose);
  return (
    <DraftDialog
      form={form}
      width={720}
      title={t('courses.homework.openNamed', { name: work.fullName })}
      submitLabel={t('courses.homework.send')}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <SubmittedWork work={work} />
      <SwitchField
        label={t('courses.homework.pass')}
        description={t('courses.homework.pass.hint')}
        isOn={form.draft.isPassed}
        onChange={(isPassed) => form.change({ isPassed })}
      />
      <Textarea
        label={t('courses.homework.comment')}
        maxLength={homeworkLimits.commentMax}
        autosize
        minRows={3}
        {...form.textField('comment')}
      />
      <TextInput
        label={t('courses.homework.scoreField')}
        inputMode="numeric"
        autoComplete="off"
        {...form.textField('score')}
      />
      <HomeworkRounds rounds={work.rounds} />
    </DraftDialog>
  );
}
