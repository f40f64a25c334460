import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import { enlargements, fillingZoom, type Size, type Square, type Turns, withinEnlargements } from './crop-geometry.ts';

const box = { width: cropRules.boxPx, height: cropRules.boxPx };
const arrowStepPx = 5;

type Props = {
  address: string;
  turns: Turns;
  /** 1: the shorter side fills the box. */
  enlargement: number;
  onEnlarge: (enlargement: number) => void;
  onTurn: () => void;
  onSquare: (square: Square) => void;
};

/** The picture behind a box of 200 × 200 (IMAGE-04), moved by hand, wheel, fingers or keys. */
export function CropStage({ address, turns, enlargement, onEnlarge, onTurn, onSquare }: Props) {
  const t = useT('pictures');
  const keysId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [shown, setShown] = useState<Size>(box);
  const least = fillingZoom(shown);
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
        aspect={1}
        cropSize={box}
        keyboardStep={arrowStepPx}
        classes={{ cropAreaClassName: classes.box ?? '' }}
        cropperProps={{ role: 'application', 'aria-label': t('crop.area'), 'aria-describedby': keysId }}
        disableAutomaticStylesInjection
        onCropChange={setPlace}
        onZoomChange={(zoom) => onEnlarge(withinEnlargements(zoom / least))}
        setMediaSize={({ width, height }) => setShown({ width, height })}
        onCropAreaChange={(_, { x, y, width }) => {
          // Before the picture is laid out the part speaks of a square of nothing.
          if (width > 0) onSquare({ x, y, side: width });
        }}
      />
      <p id={keysId} hidden>
        {t('crop.keys')}
      </p>
    </div>
  );
}
