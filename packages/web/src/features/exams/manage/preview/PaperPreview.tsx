import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { ExamForm } from '../exam-form.ts';
import { PreviewQuestions } from './PreviewQuestions.tsx';

/** A paper as somebody could get it, to be tried out. Nothing is kept: answers live in this page alone. */
export function PaperPreview({ exam }: { exam: ExamForm }) {
  const t = useT('examining');
  const [number, setNumber] = useState(1);
  const [hasKeys, setHasKeys] = useState(false);
  return (
    <Stack>
      <Panel
        title={t('examining.preview.number', { number })}
        action={
          <Button variant="default" onClick={() => setNumber(number + 1)}>
            {t('examining.preview.again')}
          </Button>
        }
      >
        <Stack gap={8}>
          <HintText>{t('examining.preview.text')}</HintText>
          <SwitchField label={t('examining.preview.keys')} isOn={hasKeys} onChange={setHasKeys} />
        </Stack>
      </Panel>
      <PreviewQuestions exam={exam} seed={String(number)} hasKeys={hasKeys} />
    </Stack>
  );
}
