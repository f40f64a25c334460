import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from '../player/Player.module.css';
import { dwellMsOf, type SectionViewProps } from '../player/section-view.ts';
import { useDwell } from '../counting/use-dwell.ts';

/** A page elsewhere: opened in a tab of its own, and confirmed here. */
export function LinkSection(props: SectionViewProps) {
  const t = useT('study');
  const { content, watching } = props;
  const [step, setStep] = useState<'closed' | 'opened' | 'confirmed'>('closed');
  useDwell({ unit: 0, unitMs: dwellMsOf(props), isReached: step === 'confirmed', watching });
  return (
    <Panel>
      <Stack>
        <HintText size="base">{t('study.player.link.text')}</HintText>
        <a
          className={classes.link}
          href={content.url ?? ''}
          target="_blank"
          rel="noreferrer noopener"
          onClick={() => setStep((before) => (before === 'closed' ? 'opened' : before))}
        >
          <ExternalLink size={16} aria-hidden />
          <bdi>{content.url}</bdi>
        </a>
        {watching && (
          <div>
            <Button variant="default" disabled={step !== 'opened'} onClick={() => setStep('confirmed')}>
              {t(step === 'confirmed' ? 'study.player.link.confirmed' : 'study.player.link.confirm')}
            </Button>
            {step === 'closed' && <HintText>{t('study.player.link.first')}</HintText>}
          </div>
        )}
      </Stack>
    </Panel>
  );
}
