import { Captions, SlidersHorizontal } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { Source } from '../use-source.ts';
import type { Subtitles } from '../use-subtitles.ts';

export type SubtitleTrack = { readonly address: string; readonly language: string; readonly label: string };

export function QualityMenu({ source }: { source: Source }) {
  const t = useT('files');
  const heights = source.qualities.toSorted((a, b) => b.height - a.height);
  return (
    <ChoiceMenu
      label={t('player.quality')}
      icon={<SlidersHorizontal size={18} aria-hidden />}
      choices={[
        { value: '-1', label: t('player.quality.auto') },
        ...heights.map(({ index, height }) => ({ value: String(index), label: `${height}p` })),
      ]}
      value={String(source.quality)}
      onChange={(value) => source.chooseQuality(Number(value))}
    />
  );
}

export function SubtitleMenu({ tracks, subtitles }: { tracks: readonly SubtitleTrack[]; subtitles: Subtitles }) {
  const t = useT('files');
  return (
    <ChoiceMenu
      label={t('player.subtitles')}
      icon={<Captions size={20} aria-hidden />}
      choices={[
        { value: '-1', label: t('player.subtitles.off') },
        ...tracks.map(({ label }, index) => ({ value: String(index), label })),
      ]}
      value={String(subtitles.shown)}
      onChange={(value) => subtitles.show(Number(value))}
    />
  );
}
