import { directionOf } from '@shuyuan/contract/kernel/languages';
import { shareTypeLabels } from '@shuyuan/contract/sharing/share-types';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { logProblem } from '../../../lib/log.ts';
import { useSession } from '../../../lib/session.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import type { Background } from './backgrounds.ts';
import { drawPoster, type PosterContent } from './draw-poster.ts';
import { loadCover } from './load-cover.ts';
import { readCode } from './read-code.ts';

export type PosterState = 'drawing' | 'ready' | 'failed';

/** The words of a poster, in the language of whoever shares. */
export function usePosterWords(share: Share, link: string): Omit<PosterContent, 'cover' | 'fontFamily'> {
  const t = useT('sharing');
  const common = useT('common');
  const format = useFormat();
  const { language } = useLanguage();
  const name = useSession(({ currentUser }) => currentUser?.fullName ?? '');
  const { type, title } = share;
  const [now] = useState(() => Date.now());
  return useMemo(
    () => ({
      kind: t(shareTypeLabels[type]),
      title,
      by: t('sharing.poster.by', { name }),
      date: format.date(now),
      brand: common('shell.brand'),
      hint: t('sharing.poster.hint'),
      link,
      direction: directionOf(language),
    }),
    [t, common, format, language, name, type, title, link, now],
  );
}

type Input = {
  readonly words: ReturnType<typeof usePosterWords>;
  readonly cover: string | null;
  readonly background: Background;
};

async function drawAndRead(canvas: HTMLCanvasElement, { words, background }: Input, picture: PosterContent['cover']) {
  const fontFamily = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const square = drawPoster(canvas, { ...words, cover: picture, fontFamily }, background);
  return (await readCode(canvas, square)) === words.link ? 'ready' : 'failed';
}

/** Draws it, then reads the code back: nobody takes along a poster that leads nowhere. */
export function usePoster(canvas: RefObject<HTMLCanvasElement | null>, { words, cover, background }: Input) {
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ words, cover, background, attempt }), [words, cover, background, attempt]);
  const [settled, setSettled] = useState<{ readonly asked: Input; readonly state: PosterState } | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const picture = await loadCover(asked.cover);
      if (isGone || !canvas.current) return;
      const state = await drawAndRead(canvas.current, asked, picture).catch((error: unknown): PosterState => {
        logProblem('a poster could not be drawn', error);
        return 'failed';
      });
      if (!isGone) setSettled({ asked, state });
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [canvas, asked]);
  const state: PosterState = settled?.asked === asked ? settled.state : 'drawing';
  return { state, retry: () => setAttempt(attempt + 1) };
}
