import { NativeSelect, TextInput } from '@mantine/core';
import { revealTimes } from '@shuyuan/contract/exams/papers/exam-settings';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './Edit.module.css';
import { examAnchors } from './exam-anchors.ts';
import type { FieldsProps } from './use-exam-form.ts';

/** The pass mark, and what takers see when. */
export function ResultsPanel({ form }: FieldsProps) {
  const t = useT('examining');
  const { draft, change, textField } = form;
  const isHidden = draft.revealTime === 'never';
  return (
    <Panel title={t('examining.results')}>
      <Stack>
        <div className={classes.fields}>
          <TextInput
            id={examAnchors.pass}
            inputMode="numeric"
            label={t('examining.passPercent')}
            description={t('examining.passPercent.hint')}
            {...textField('passPercent')}
          />
          <NativeSelect
            id={examAnchors.reveal}
            label={t('examining.reveal')}
            data={revealTimes.map((value) => ({ value, label: t(`examining.reveal.${value}`) }))}
            value={draft.revealTime}
            onChange={({ currentTarget: { value } }) =>
              change({ revealTime: revealTimes.find((one) => one === value) ?? 'handIn' })
            }
          />
        </div>
        {!isHidden && (
          <>
            <SwitchField
              label={t('examining.shows.mark')}
              isOn={draft.showsMark}
              onChange={(showsMark) => change({ showsMark })}
            />
            <SwitchField
              label={t('examining.shows.answers')}
              isOn={draft.showsAnswers}
              onChange={(showsAnswers) => change({ showsAnswers })}
            />
            <SwitchField
              label={t('examining.shows.key')}
              {...(!draft.showsAnswers && { description: t('examining.shows.keyNeeds') })}
              isOn={draft.showsAnswers && draft.showsKey}
              isDisabled={!draft.showsAnswers}
              onChange={(showsKey) => change({ showsKey })}
            />
            <HintText>{t('examining.shows.hint')}</HintText>
          </>
        )}
      </Stack>
    </Panel>
  );
}
