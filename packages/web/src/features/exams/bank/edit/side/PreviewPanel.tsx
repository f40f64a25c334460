import { Button } from '@mantine/core';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { Eye } from 'lucide-react';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Panel } from '../../../../../ui/Panel.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { AnswerInput } from '../../../../../shared/questions/AnswerInput.tsx';
import { useTrial } from './use-trial.ts';

/** The question as a taker sees it, to be answered and marked by its key; nothing of it is kept. */
function Trial({ question }: { question: ExamQuestion }) {
  const t = useT('bank');
  const format = useFormat();
  const { shown, answer, isBusy, mark, change, tryAnswer } = useTrial(question);
  const earned = mark === null ? t('bank.try.byHand') : format.percent((mark ?? 0) / fullMark);
  return (
    <Stack>
      <AnswerInput question={shown} answer={answer} onChange={change} />
      <Button variant="default" loading={isBusy} onClick={tryAnswer}>
        {t('bank.try')}
      </Button>
      <HintText aria-live="polite">
        {mark === undefined ? t('bank.try.hint') : t('bank.try.mark', { mark: earned })}
      </HintText>
    </Stack>
  );
}

type Props = {
  /** Null while it cannot be asked. */
  question: ExamQuestion | null;
};

export function PreviewPanel({ question }: Props) {
  const t = useT('bank');
  return (
    <Panel title={t('bank.preview')} icon={<Eye />}>
      {question ? (
        // Another question begins with no answer.
        <Trial key={JSON.stringify(question)} question={question} />
      ) : (
        <HintText>{t('bank.preview.unfinished')}</HintText>
      )}
    </Panel>
  );
}
