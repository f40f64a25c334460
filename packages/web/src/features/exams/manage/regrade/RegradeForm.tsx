import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { Button, Radio, Select } from '@mantine/core';
import { keyRules, regradeRules } from '@shuyuan/contract/exams/marking/corrected-mark';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { KeyVersion } from './KeyVersion.tsx';
import type { RegradeAddress } from './regrade-address.ts';
import type { RegradeQuestion } from './regrade-input.ts';

type Props = {
  questions: readonly RegradeQuestion[];
  state: RegradeAddress;
  /** Enough is chosen for a dry run. */
  canTry: boolean;
  onChange: (change: Partial<RegradeAddress>) => void;
};

/** Which question, what is right now, and whether anybody may lose by it. Whatever changes asks for another dry run. */
export function RegradeForm({ questions, state, canTry, onChange }: Props) {
  const t = useT('examining');
  const question = questions.find(({ questionId }) => questionId === state.question);
  const hasKey = keyRules.some((rule) => rule === state.rule);
  const change = (part: Partial<RegradeAddress>): void => onChange({ ...part, view: 'form', page: 1 });
  return (
    <Panel title={t('examining.regrade.title')}>
      <Stack>
        <HintText>{t('examining.regrade.text')}</HintText>
        <Select
          searchable
          label={t('examining.regrade.question')}
          placeholder={t('examining.regrade.question.choose')}
          nothingFoundMessage={t('examining.regrade.question.none')}
          data={questions.map(({ questionId, text, kind }) => ({
            value: questionId,
            label: `${t(`examining.kind.${kind}`)} · ${listedText(text)}`,
          }))}
          value={question?.questionId ?? null}
          onChange={(chosen) => change({ question: chosen ?? undefined, version: undefined })}
        />
        <Radio.Group
          label={t('examining.regrade.rule')}
          value={state.rule}
          onChange={(value) => change({ rule: regradeRules.find((rule) => rule === value) ?? 'key' })}
        >
          <Stack gap={8}>
            {regradeRules.map((rule) => (
              <Radio
                key={rule}
                value={rule}
                label={t(`examining.regrade.rule.${rule}`)}
                description={t(`examining.regrade.rule.${rule}.hint`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {question && hasKey && (
          <KeyVersion question={question} version={state.version} onChange={(version) => change({ version })} />
        )}
        <SwitchField
          label={t('examining.regrade.neverLower')}
          description={t('examining.regrade.neverLower.hint')}
          isOn={state.lower === 'no'}
          onChange={(isOn) => change({ lower: isOn ? 'no' : 'yes' })}
        />
        <div>
          <Button disabled={!canTry} onClick={() => onChange({ view: 'dryRun', page: 1 })}>
            {t('examining.regrade.dryRun')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
