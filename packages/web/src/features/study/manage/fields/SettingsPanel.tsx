import { Select } from '@mantine/core';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { FieldsProps } from './IntroductionPanel.tsx';

const thresholds = [50, 60, 70, 80, 90, 95, 100];
const speeds = [100, 125, 150, 175, 200];

/** The usual choices, and the one that was made by another way. */
const choicesWith = (usual: readonly number[], current: number): number[] =>
  [...new Set([...usual, current])].toSorted((one, other) => one - other);

/** How a course is learned: in order or not, how much of a film counts, how fast it may be played. */
export function SettingsPanel({ form }: FieldsProps) {
  const t = useT('courses');
  const format = useFormat();
  const { canSkip, thresholdPercent, maxSpeedPercent } = form.draft;
  return (
    <Panel title={t('courses.fields.settings')}>
      <Stack>
        <SwitchField
          label={t('courses.field.inOrder')}
          description={t('courses.field.inOrder.hint')}
          isOn={!canSkip}
          onChange={(isInOrder) => form.change({ canSkip: !isInOrder })}
        />
        <Select
          label={t('courses.field.threshold')}
          description={t('courses.field.threshold.hint')}
          allowDeselect={false}
          data={choicesWith(thresholds, thresholdPercent).map((percent) => ({
            value: String(percent),
            label: format.percent(percent / 100),
          }))}
          value={String(thresholdPercent)}
          onChange={(value) => form.change({ thresholdPercent: Number(value) })}
        />
        <Select
          label={t('courses.field.speed')}
          description={t('courses.field.speed.hint')}
          allowDeselect={false}
          data={choicesWith(speeds, maxSpeedPercent).map((percent) => ({
            value: String(percent),
            label: `${percent / 100}×`,
          }))}
          value={String(maxSpeedPercent)}
          onChange={(value) => form.change({ maxSpeedPercent: Number(value) })}
        />
      </Stack>
    </Panel>
  );
}
