import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import { type Cut, middleOf, nextTurn, turnedSize, type Turns } from './crop-geometry.ts';
import { CropActions, type CropWork } from './CropActions.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CropStage } from './CropStage.tsx';
import { CropTools } from './CropTools.tsx';
import type { CropShape } from './crop-shapes.ts';
import type { Picture } from './picture-cutting.ts';

type Props = {
  picture: Picture;
  shape: CropShape;
  work: CropWork;
  onBrowse: () => void;
  onUse: (cut: Cut) => void;
  onCancel: () => void;
};

/** Where a picture is moved, enlarged and turned until the right part of it stands in the box. */
export function CropEditor({ picture, shape, work, onBrowse, onUse, onCancel }: Props) {
  const t = useT('pictures');
  const [turns, setTurns] = useState<Turns>(0);
  const [enlargement, setEnlargement] = useState(1);
  const { size, address } = picture;
  const { box, recommended } = shape;
  const [area, setArea] = useState(() => middleOf(size, box));
  const shown = turnedSize(size, turns);
  const isSmall = shown.width < recommended.width || shown.height < recommended.height;
  const turn = (): void => setTurns(nextTurn(turns));
  const cut = { size, turns, area };
  return (
    <>
      <div className={classes.desk}>
        <CropStage
          address={address}
          box={box}
          turns={turns}
          enlargement={enlargement}
          onEnlarge={setEnlargement}
          onTurn={turn}
          onArea={setArea}
        />
        <CropPreview address={address} cut={cut} previews={shape.previews} />
        <CropTools enlargement={enlargement} onEnlarge={setEnlargement} onTurn={turn} onBrowse={onBrowse} />
        {isSmall && <p className={classes.hint}>{t('crop.small', recommended)}</p>}
      </div>
      <CropActions work={work} onUse={() => onUse(cut)} onCancel={onCancel} />
    </>
  );
}
