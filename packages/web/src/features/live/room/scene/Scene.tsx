import { useT } from '../../../../lib/texts.ts';
import { useRights, useRoom, useShown } from '../room-context.ts';
import { BroughtUp } from './BroughtUp.tsx';
import { BroadcastView } from './BroadcastView.tsx';
import { CaptionLine } from './CaptionLine.tsx';
import { Reactions } from './Reactions.tsx';
import classes from './Scene.module.css';
import { SlidesView } from './SlidesView.tsx';
import { StageTiles } from './StageTiles.tsx';
import type { StagePeople } from './stage-client.ts';
import { useIsStageShown } from './use-stage.ts';

/** The picture of the room, dark in every theme: slides or faces large, what is said and sent up over it. */
export function Scene({ people }: { people: StagePeople }) {
  const t = useT('activity');
  const { isOnStage } = useRights();
  const hasSlides = useRoom(({ slides }) => slides !== null);
  const isBusy = useShown(({ sendState }) => sendState === 'busy');
  const isStageShown = useIsStageShown();
  // Without a stage, who speaks beside another sees and hears them with the audience.
  const needsBroadcast = !isStageShown && (!isOnStage || isBusy);
  return (
    <section className={classes.root} aria-label={t('live.room.scene')} data-slides={hasSlides || undefined}>
      {hasSlides && <SlidesView />}
      <div className={classes.faces} data-both={(isOnStage && needsBroadcast) || undefined}>
        {needsBroadcast && <BroadcastView />}
        {(isOnStage || isStageShown) && <StageTiles people={people} hasOwn={isOnStage} />}
      </div>
      <CaptionLine />
      <Reactions />
      <BroughtUp />
    </section>
  );
}
