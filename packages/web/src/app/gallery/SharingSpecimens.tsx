import { shareTargets } from '@shuyuan/contract/sharing/share-config';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { useRef } from 'react';
import { type Background, backgrounds } from '../../features/sharing/poster/backgrounds.ts';
import { PosterPicture } from '../../features/sharing/poster/PosterPicture.tsx';
import { usePoster, usePosterWords } from '../../features/sharing/poster/use-poster.ts';
import { shareAddress } from '../../features/sharing/share-address.ts';
import { TargetsView } from '../../features/sharing/widget/TargetsView.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Grid, Specimen } from './Specimen.tsx';

const counts = { shareNum: 12, visitNum: 340 };

function Poster({ background }: { background: Background }) {
  const t = useT('dev');
  const canvas = useRef<HTMLCanvasElement>(null);
  const share = { id: '1', type: ShareType.question, title: t('gallery.empty.text') };
  const words = usePosterWords(share, shareAddress(share));
  const { state, retry } = usePoster(canvas, { words, cover: null, background });
  const label = `${share.title} ${background.name}`;
  return <PosterPicture canvas={canvas} label={label} background={background.name} state={state} onRetry={retry} />;
}

/** The targets of the widget, and a poster on each of its grounds. */
export function SharingSpecimens() {
  const t = useT('dev');
  const none = (): void => undefined;
  return (
    <Specimen title={t('gallery.section.sharing')}>
      <Grid>
        <Panel>
          <TargetsView
            title={t('gallery.empty.title')}
            targets={shareTargets}
            pending="weChat"
            counts={counts}
            onChoose={none}
          />
        </Panel>
        <Panel>
          <TargetsView
            title={t('gallery.empty.title')}
            targets={['link', 'poster']}
            pending={null}
            counts={undefined}
            onChoose={none}
          />
        </Panel>
        {backgrounds.map((background) => (
          <Poster key={background.name} background={background} />
        ))}
      </Grid>
    </Specimen>
  );
}
