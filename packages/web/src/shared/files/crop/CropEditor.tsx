import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import { type Cut, nextTurn, type Square, type Turns } from './crop-geometry.ts';
import { CropActions, type CropWork } from './CropActions.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CropStage } from './CropStage.tsx';
import { CropTools } from './CropTools.tsx';
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
export function CropEditor({ picture, work, onBrowse, onUse, onCancel }: Props) {
  const t = useT('pictures');
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
        <CropTools enlargement={enlargement} onEnlarge={setEnlargement} onTurn={turn} onBrowse={onBrowse} />
        {isSmall && <p className={classes.hint}>{t('crop.small', { side: cropRules.recommendedPx })}</p>}
      </div>
      <CropActions work={work} onUse={() => onUse(cut)} onCancel={onCancel} />
    </>
  );
}
