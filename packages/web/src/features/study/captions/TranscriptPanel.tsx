import { Captions as CaptionsIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { SpokenLines } from '../../../shared/replay/SpokenLines.tsx';
import { seekFilm, useSecond } from '../../../shared/replay/use-second.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { linesOf } from './lines-of.ts';
import { TranscriptLanguage } from './TranscriptLanguage.tsx';
import type { Captions } from './use-captions.ts';

/** All that is said, following the film; a press goes to its second. */
export function TranscriptPanel({ captions, film }: { captions: Captions; film: HTMLMediaElement | null }) {
  const t = useT('study');
  const [search, setSearch] = useState('');
  const second = useSecond(film);
  const { language, cues } = captions;
  if (language === null || cues.length === 0) return null;
  const lines = linesOf(cues, search);
  return (
    <Panel
      title={t('study.transcript.title')}
      icon={<CaptionsIcon />}
      action={<TranscriptLanguage captions={captions} />}
    >
      <Stack>
        <SearchBox
          label={t('study.transcript.search')}
          placeholder={t('study.transcript.search')}
          clearLabel={t('study.home.search.clear')}
          onSearch={setSearch}
          onClear={() => setSearch('')}
        />
        {lines.length === 0 ? (
          <HintText aria-live="polite">{t('study.transcript.noneFound')}</HintText>
        ) : (
          <SpokenLines
            label={t('study.transcript.title')}
            language={language}
            {...{ lines, second }}
            onSeek={(seconds) => seekFilm(film, seconds)}
            jumpTitle={(time) => t('study.player.jump', { time })}
          />
        )}
      </Stack>
    </Panel>
  );
}
