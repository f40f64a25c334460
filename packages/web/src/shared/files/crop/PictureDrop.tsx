import { Button } from '@mantine/core';
import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';

/** What may be brought: the hint of IMAGE-05. */
function CropHint() {
  const t = useT('pictures');
  const types = cropRules.endings.join(' / ');
  return (
    <p className={classes.hint}>
      {t('crop.hint', { types, size: cropRules.maxText.replace('！', ''), side: cropRules.recommendedPx })}
    </p>
  );
}

type Props = { isBusy: boolean; problem: ReactNode; onBrowse: () => void; onFile: (file: File) => void };

/** The place for a picture, before there is one. */
export function PictureDrop({ isBusy, problem, onBrowse, onFile }: Props) {
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
      <CropHint />
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
