import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import {
  type Area,
  enlargements,
  fillingZoom,
  type Size,
  turnedSize,
  type Turns,
  withinEnlargements,
} from './crop-geometry.ts';

const arrowStepPx = 5;

type Props = {
  address: string;
  box: Size;
  turns: Turns;
  /** 1: the picture just fills the box. */
  enlargement: number;
  onEnlarge: (enlargement: number) => void;
  onTurn: () => void;
  onArea: (area: Area) => void;
};

/** The picture behind a box (IMAGE-04: 200 × 200 for a face), moved by hand, wheel, fingers or keys. */
export function CropStage({ address, box, turns, enlargement, onEnlarge, onTurn, onArea }: Props) {
  const t = useT('pictures');
  const keysId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [shown, setShown] = useState<Size>(box);
  const least = fillingZoom(turnedSize(shown, turns), box);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') onEnlarge(withinEnlargements(enlargement + enlargements.keyStep));
    else if (event.key === '-') onEnlarge(withinEnlargements(enlargement - enlargements.keyStep));
    else if (event.key.toLowerCase() === 'r') onTurn();
  };
  return (
    // The keys are those of the box inside, which is what has the focus.
    <div className={classes.stage} onKeyDown={press} role="presentation">
      <Cropper
        image={address}
        crop={place}
        zoom={least * enlargement}
        minZoom={least * enlargements.least}
        maxZoom={least * enlargements.most}
        rotation={turns * 90}
        aspect={box.width / box.height}
        cropSize={box}
        keyboardStep={arrowStepPx}
        classes={{ cropAreaClassName: classes.box ?? '' }}
        cropperProps={{ role: 'application', 'aria-label': t('crop.area'), 'aria-describedby': keysId }}
        disableAutomaticStylesInjection
        onCropChange={setPlace}
        onZoomChange={(zoom) => onEnlarge(withinEnlargements(zoom / least))}
        setMediaSize={({ width, height }) => setShown({ width, height })}
        onCropAreaChange={(_, area) => {
          // Before the picture is laid out the part speaks of an area of nothing.
          if (area.width > 0) onArea(area);
        }}
      />
      <p id={keysId} hidden>
        {t('crop.keys')}
      </p>
    </div>
  );
}
