import { Radio, Stack, Textarea } from '@mantine/core';
import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { accuse } from '@shuyuan/contract/community/question-action.wire';
import {
  type AccuseReason,
  accuseReasons,
  accuseTextMax,
  type ContentTarget,
} from '@shuyuan/contract/community/question-actions';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';

type Props = { targetType: ContentTarget; targetId: string; onClose: () => void };

/** COMM-22, D-132: says what is wrong with something; its author never learns who said it. */
export function AccuseDialog({ targetType, targetId, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const [reason, setReason] = useState<AccuseReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const send = useWrite(accuse, {
    refreshes: [readQuestion, listDiscussions],
    onSuccess: () => {
      showNotice(t('community.accuse.done'), 'success');
      onClose();
    },
  });
  const words = text.trim();
  const isTooLong = textLength(words) > accuseTextMax;
  const isMissing = reason === 'other' && words === '';
  const textError = isTooLong
    ? t('community.accuse.text.tooLong', { max: accuseTextMax })
    : isTried && isMissing && t('community.accuse.text.missing');
  const submit = () => {
    setIsTried(true);
    if (reason !== null && !isMissing && !isTooLong) send.mutate({ targetType, targetId, reason, text: words });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('community.accuse.title')}
      submitLabel={t('community.accuse.submit')}
      width={480}
      isBusy={send.isPending}
      isDirty={reason !== null || words !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group
        label={t('community.accuse.reason')}
        description={t('community.accuse.hint')}
        error={isTried && reason === null && t('community.accuse.reason.missing')}
        value={reason}
        onChange={(value) => setReason(accuseReasons.find((one) => one === value) ?? null)}
      >
        <Stack gap={8} mt={8}>
          {accuseReasons.map((one) => (
            <Radio key={one} value={one} label={t(`community.accuse.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('community.accuse.text')}
        autosize
        minRows={2}
        maxRows={6}
        value={text}
        error={textError}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
