import { Radio } from '@mantine/core';
import { type MidwayChoice, midwayChoices } from '@shuyuan/contract/study/courses/midway-choices';
import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';

type Props = { value: MidwayChoice; onChange: (midway: MidwayChoice) => void };

/** The choice of what becomes of people midway. */
export function MidwayChoiceField({ value, onChange }: Props) {
  const t = useT('courses');
  return (
    <Radio.Group
      label={t('courses.midway.question')}
      value={value}
      onChange={(chosen) => onChange(midwayChoices.find((one) => one === chosen) ?? value)}
    >
      <Stack gap={8}>
        {midwayChoices.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`courses.midway.${choice}`)}
            description={t(`courses.midway.${choice}.hint`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
