import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { addSlides, listSlides } from '@shuyuan/contract/live/room/room.wire';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useRead, useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { useAsk, useRoomValue } from '../room-context.ts';
import classes from './Controls.module.css';
import { SlidesUpload } from './SlidesUpload.tsx';

type Slides = OutputOf<typeof listSlides>['items'][number];

/** A document is made readable in the background; the list looks again until it is. */
const lookAgainMs = 3_000;

function SlidesLine({ slides, onShown }: { slides: Slides; onShown: () => void }) {
  const t = useT('activity');
  const ask = useAsk();
  const show = async () => {
    if (await ask({ t: 'slides.show', fileId: slides.fileId, page: 1 })) onShown();
  };
  return (
    <li className={classes.document}>
      <bdi className={classes.documentName}>{slides.name}</bdi>
      {slides.isReady ? (
        <Button size="compact-sm" onClick={() => void show()}>
          {t('live.room.slides.show')}
        </Button>
      ) : (
        <span className={classes.note}>{t('live.room.slides.preparing')}</span>
      )}
    </li>
  );
}

/** The documents of this room, and the way to bring another. */
export function SlidesList({ onShown }: { onShown: () => void }) {
  const t = useT('activity');
  const { live } = useRoomValue().entry;
  const read = useRead(
    listSlides,
    { id: live.id },
    {
      claims: 'notices',
      refetchInterval: ({ state }) => (state.data?.items.some(({ isReady }) => !isReady) ? lookAgainMs : false),
    },
  );
  const add = useWrite(addSlides, { refreshes: [listSlides] });
  return (
    <div className={classes.slidesList}>
      <ReadStates read={read} failed={t('live.room.slides.failed')} shape="list" count={2}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={classes.note}>{t('live.room.slides.empty')}</p>}
            <ul className={classes.documents}>
              {items.map((slides) => (
                <SlidesLine key={slides.fileId} slides={slides} onShown={onShown} />
              ))}
            </ul>
          </>
        )}
      </ReadStates>
      <SlidesUpload liveId={live.id} onUploaded={(fileId) => add.mutate({ id: live.id, fileId })} />
    </div>
  );
}
