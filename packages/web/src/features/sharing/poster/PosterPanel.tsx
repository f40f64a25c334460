import { Button } from '@mantine/core';
import { Download, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Share } from '../../../shared/sharing/share.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../widget/SharedPanels.tsx';
import { anotherBackground } from './backgrounds.ts';
import classes from './Poster.module.css';
import { savePoster } from './poster-file.ts';
import { PosterPicture } from './PosterPicture.tsx';
import { usePoster, usePosterWords } from './use-poster.ts';

type Props = { share: Share; cover: string | null; link: string; onBack: () => void };

/** SHARE-03, D-087: a picture to be handed on, offered once its code has been read back. */
export function PosterPanel({ share, cover, link, onBack }: Props) {
  const t = useT('sharing');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [background, setBackground] = useState(() => anotherBackground(null));
  const words = usePosterWords(share, link);
  const { state, retry } = usePoster(canvas, { words, cover, background });
  const label = t('sharing.poster.alt', { title: share.title, by: words.by, date: words.date });
  return (
    <Panel onBack={onBack}>
      <PosterPicture canvas={canvas} label={label} background={background.name} state={state} onRetry={retry} />
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<RefreshCw size={16} aria-hidden />}
          onClick={() => setBackground(anotherBackground(background))}
        >
          {t('sharing.poster.another')}
        </Button>
        {state === 'ready' && (
          <Button
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => savePoster(canvas.current, share.title)}
          >
            {t('sharing.poster.save')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
