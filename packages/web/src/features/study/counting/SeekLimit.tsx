import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { useNoSkipping } from './use-no-skipping.ts';

export type SeekLimitProps = { film: HTMLMediaElement | null; furthest: () => number };

/** A film of a course in order is seen from its beginning; whoever leaps ahead reads where they were brought back to. */
export function SeekLimit({ film, furthest }: SeekLimitProps) {
  const t = useT('study');
  const heldAt = useNoSkipping(film, furthest);
  return (
    <HintText aria-live="polite">
      {heldAt === null ? t('study.player.inOrder') : t('study.player.broughtBack', { time: clockText(heldAt) })}
    </HintText>
  );
}
