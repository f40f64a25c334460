import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { usePresence } from '../counting/use-presence.ts';
import classes from '../player/Player.module.css';
import type { SectionViewProps } from '../player/section-view.ts';

/** A course that is held elsewhere: opened in a tab of its own, while this page counts the minutes. */
export function OpenCourseSection({ content, watching, hasEnded, nextUnit }: SectionViewProps) {
  const t = useT('study');
  const [isThere, setIsThere] = useState(false);
  usePresence({ watching, nextUnit, isThere: isThere && !hasEnded });
  return (
    <Panel>
      <Stack>
        <HintText size="base">{t('study.player.openCourse.text')}</HintText>
        <a
          className={classes.link}
          href={content.url ?? ''}
          target="_blank"
          rel="noreferrer noopener"
          onClick={() => setIsThere(true)}
        >
          <ExternalLink size={16} aria-hidden />
          <bdi>{content.url}</bdi>
        </a>
        {watching && (
          <HintText aria-live="polite">
            {t(isThere ? 'study.player.openCourse.counting' : 'study.player.openCourse.first')}
          </HintText>
        )}
      </Stack>
    </Panel>
  );
}
