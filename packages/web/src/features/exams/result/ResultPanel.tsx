import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AttemptFacts } from '../AttemptFacts.tsx';

/** Where the attempt stands, its score, and the receipt of the hand-in. */
export function ResultPanel({ result }: { result: OutputOf<typeof readAttemptResult> }) {
  const t = useT('exams');
  const format = useFormat();
  const { attempt, receipt, questions, annulment } = result;
  const ending = receipt
    ? t('exams.receipt', {
        time: format.dateTime(receipt.handInTime),
        answered: receipt.answeredCount,
        count: receipt.questionCount,
        code: receipt.code,
      })
    : t('exams.result.byClock');
  return (
    <Panel title={t('exams.result.title')}>
      <Stack>
        <AttemptFacts attempt={attempt} />
        {annulment && (
          <div>
            {t('exams.result.annulled', { time: format.dateTime(annulment.time), reason: annulment.reason })}
            {annulment.givesRetake && <HintText>{t('exams.result.retake')}</HintText>}
          </div>
        )}
        <HintText>{ending}</HintText>
        {questions === null && <HintText>{t('exams.result.hidden')}</HintText>}
      </Stack>
    </Panel>
  );
}
