import { listRuns } from '@shuyuan/contract/study/runs/run.wire';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { History } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** Every time somebody learned it; shown from the second time on. */
export function RunHistory({ courseId }: { courseId: string }) {
  const t = useT('study');
  const format = useFormat();
  return (
    <OptionalPart endpoint={listRuns} input={{ courseId }}>
      {({ items }) =>
        items.length < 2 ? null : (
          <Panel title={t('study.runs.title')} icon={<History />}>
            <Stack as="ul" gap={12}>
              {items.map((run) => (
                <li key={run.runNumber}>
                  {t('study.runs.run', { number: run.runNumber, version: run.versionNumber })}
                  <HintText>
                    {t('study.runs.state', {
                      status: t(finishStatusLabels[run.finishStatus]),
                      percent: format.percent(run.percentage / 100),
                      time: format.date(run.finishTime ?? run.openTime),
                    })}
                  </HintText>
                </li>
              ))}
            </Stack>
          </Panel>
        )
      }
    </OptionalPart>
  );
}
