import { Radio } from '@mantine/core';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { examAnchors } from '../edit/exam-anchors.ts';
import type { ExamCheck } from '../edit/use-exam-check.ts';
import type { FieldsProps } from '../edit/use-exam-form.ts';
import { PaperQuestions } from './PaperQuestions.tsx';
import { sumOfPaper } from './sum-of-paper.ts';

/** The questions everybody is asked, or the rules by which each gets their own. */
export function PaperPanel({ form, check }: FieldsProps & { check: ExamCheck }) {
  const t = useT('examining');
  const format = useFormat();
  const { draft, change } = form;
  const { questions, points } = sumOfPaper(draft);
  return (
    <Panel
      title={t('examining.paper')}
      hint={t('examining.paper.sum', { questions: format.count(questions), points: format.count(points) })}
    >
      <Stack>
        <Radio.Group
          id={examAnchors.paper}
          tabIndex={-1}
          label={t('examining.paper.kind')}
          value={draft.paperKind}
          onChange={(value) => change({ paperKind: value === 'drawn' ? 'drawn' : 'fixed' })}
        >
          <Stack gap={8}>
            <Radio value="fixed" label={t('examining.paper.fixed')} />
            <Radio value="drawn" label={t('examining.paper.drawn')} />
          </Stack>
        </Radio.Group>
        <PaperQuestions form={form} check={check} />
        <SwitchField
          label={t('examining.paper.shuffle')}
          isOn={draft.isShuffled}
          onChange={(isShuffled) => change({ isShuffled })}
        />
        <SwitchField
          label={t('examining.paper.shuffleOptions')}
          isOn={draft.areOptionsShuffled}
          onChange={(areOptionsShuffled) => change({ areOptionsShuffled })}
        />
        <HintText>{t('examining.paper.marking')}</HintText>
      </Stack>
    </Panel>
  );
}
