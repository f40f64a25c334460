import { Button } from '@mantine/core';
import { ImageUp, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './crop.module.css';
import { enlargements, withinEnlargements } from './crop-geometry.ts';

type ZoomProps = { enlargement: number; onEnlarge: (enlargement: number) => void };

function Zoom({ enlargement, onEnlarge }: ZoomProps) {
  const t = useT('pictures');
  const { percent } = useFormat();
  const fieldId = useId();
  return (
    <div className={classes.zoom}>
      <label htmlFor={fieldId}>{t('crop.zoom')}</label>
      <input
        id={fieldId}
        type="range"
        min={enlargements.least}
        max={enlargements.most}
        step={enlargements.step}
        value={enlargement}
        aria-valuetext={percent(enlargement)}
        onChange={(event) => onEnlarge(withinEnlargements(event.currentTarget.valueAsNumber))}
      />
      <output htmlFor={fieldId}>{percent(enlargement)}</output>
    </div>
  );
}

type Props = ZoomProps & { onTurn: () => void; onBrowse: () => void };

/** Beside the picture: larger or smaller, a quarter turn, another picture (IMAGE-06). */
export function CropTools({ enlargement, onEnlarge, onTurn, onBrowse }: Props) {
  const t = useT('pictures');
  return (
    <div className={classes.tools}>
      <Zoom enlargement={enlargement} onEnlarge={onEnlarge} />
      <IconButton
        label={t('crop.rotate')}
        icon={<RotateCw size={18} aria-hidden />}
        variant="default"
        onClick={onTurn}
      />
      <Button variant="default" leftSection={<ImageUp size={16} aria-hidden />} onClick={onBrowse}>
        {t('crop.chooseAgain')}
      </Button>
    </div>
  );
}
