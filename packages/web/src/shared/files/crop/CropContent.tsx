import { useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { Cut } from './crop-geometry.ts';
import { type CropShapeName, cropShapes } from './crop-shapes.ts';
import type { CropWork } from './CropActions.tsx';
import { CropEditor } from './CropEditor.tsx';
import { cutPicture, type Picture } from './picture-cutting.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { usePastedFile, usePicture } from './use-picture.ts';

type Props = { shape: CropShapeName; onCrop: (picture: Blob) => void; onCancel: () => void };

/** First the place for a picture, then the desk it is cropped on. */
export function CropContent({ shape: shapeName, onCrop, onCancel }: Props) {
  const t = useT('pictures');
  const errors = useT('errors');
  const shape = cropShapes[shapeName];
  const { state, choose } = usePicture({
    refusalOf: (file) => shape.refusalOf(file, { errors, pictures: t }),
    unreadable: t('crop.unreadable'),
  });
  const [work, setWork] = useState<CropWork>('idle');
  const picker = useRef<HTMLInputElement>(null);
  usePastedFile((file) => void choose(file));
  const browse = (): void => picker.current?.click();
  const use = async (picture: Picture, cut: Cut): Promise<void> => {
    setWork('cutting');
    const cropped = await cutPicture(picture, cut, shape).catch(() => null);
    setWork(cropped ? 'idle' : 'failed');
    if (cropped) onCrop(cropped);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={shape.endings.map((ending) => `.${ending}`).join(',')}
        aria-label={t('crop.choose')}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again, after another one.
          event.currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {state.step === 'ready' ? (
        <CropEditor
          key={state.picture.address}
          picture={state.picture}
          shape={shape}
          onBrowse={browse}
          work={work}
          onUse={(cut) => void use(state.picture, cut)}
          onCancel={onCancel}
        />
      ) : (
        <PictureDrop
          shape={shape}
          isBusy={state.step === 'reading'}
          problem={state.step === 'refused' && state.problem}
          onBrowse={browse}
          onFile={(file) => void choose(file)}
        />
      )}
    </>
  );
}
