import { Button } from '@mantine/core';
import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { ImageUp, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './crop.module.css';
import { type Cut, enlargements, nextTurn, type Square, type Turns, withinEnlargements } from './crop-geometry.ts';
import { CropActions, type CropWork } from './CropActions.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CropStage } from './CropStage.tsx';
import type { Picture } from './picture-cutting.ts';

type Props = {
  picture: Picture;
  work: CropWork;
  onBrowse: () => void;
  onUse: (cut: Cut) => void;
  onCancel: () => void;
};

/** The middle of the picture, until the box says otherwise. */
function middleOf({ size }: Picture): Square {
  const side = Math.min(size.width, size.height);
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side };
}

/** Where a picture is moved, enlarged and turned until the right square of it stands in the box. */
export function CropDesk({ picture, work, onBrowse, onUse, onCancel }: Props) {
  const t = useT('pictures');
  const { percent } = useFormat();
  const zoomId = useId();
  const [turns, setTurns] = useState<Turns>(0);
  const [enlargement, setEnlargement] = useState(1);
  const [square, setSquare] = useState(() => middleOf(picture));
  const { size, address } = picture;
  const isSmall = Math.min(size.width, size.height) < cropRules.recommendedPx;
  const turn = (): void => setTurns(nextTurn(turns));
  const cut = { size, turns, square };
  return (
    <>
      <div className={classes.desk}>
        <CropStage
          address={address}
          turns={turns}
          enlargement={enlargement}
          onEnlarge={setEnlargement}
          onTurn={turn}
          onSquare={setSquare}
        />
        <CropPreview address={address} cut={cut} />
        <div className={classes.tools}>
          <div className={classes.zoom}>
            <label htmlFor={zoomId}>{t('crop.zoom')}</label>
            <input
              id={zoomId}
              type="range"
              min={enlargements.least}
              max={enlargements.most}
              step={enlargements.step}
              value={enlargement}
              aria-valuetext={percent(enlargement)}
              onChange={(event) => setEnlargement(withinEnlargements(event.currentTarget.valueAsNumber))}
            />
            <output htmlFor={zoomId}>{percent(enlargement)}</output>
          </div>
          <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={turn}>
            {t('crop.rotate')}
          </Button>
          <Button variant="default" leftSection={<ImageUp size={16} aria-hidden />} onClick={onBrowse}>
            {t('crop.chooseAgain')}
          </Button>
        </div>
        {isSmall && <p className={classes.hint}>{t('crop.small', { side: cropRules.recommendedPx })}</p>}
      </div>
      <CropActions work={work} onUse={() => onUse(cut)} onCancel={onCancel} />
    </>
  );
}
