import type { ComponentProps } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { NotedMoments } from '../NotedMoments.tsx';

/** D-183: the moments noted about the taker, as others read them. */
export function OwnMoments({ moments }: ComponentProps<typeof NotedMoments>) {
  const t = useT('exams');
  return (
    <Panel title={t('exams.fact.attention')}>
      <Stack>
        <HintText>{t('exams.attention.own')}</HintText>
        <NotedMoments moments={moments} />
      </Stack>
    </Panel>
  );
}
