import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import type { CropShape } from './crop-shapes.ts';

/** What may be brought: the hint of IMAGE-05. */
function CropHint({ endings, maxText, recommended }: CropShape) {
  const t = useT('pictures');
  const types = endings.join(' / ');
  return <p className={classes.hint}>{t('crop.hint', { types, size: maxText, ...recommended })}</p>;
}

type Props = {
  shape: CropShape;
  isBusy: boolean;
  problem: ReactNode;
  onBrowse: () => void;
  onFile: (file: File) => void;
};

/** The place for a picture, before there is one. */
export function PictureDrop({ shape, isBusy, problem, onBrowse, onFile }: Props) {
  const t = useT('pictures');
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ImagePlus size={32} aria-hidden />
      <p className={classes.dropTitle}>{isBusy ? t('crop.reading') : t('crop.drop')}</p>
      <CropHint {...shape} />
      <Button loading={isBusy} onClick={onBrowse} data-autofocus>
        {t('crop.choose')}
      </Button>
      {problem && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
