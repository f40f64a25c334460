import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { Cut } from './crop-geometry.ts';
import { cropRefusalText } from './crop-refusal-text.ts';
import type { CropWork } from './CropActions.tsx';
import { CropEditor } from './CropEditor.tsx';
import { cutPicture, type Picture } from './picture-cutting.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { type PictureProblem, usePastedFile, usePicture } from './use-picture.ts';

type Props = { onCrop: (png: Blob) => void; onCancel: () => void };

const accepted = cropRules.endings.map((ending) => `.${ending}`).join(',');

/** First the place for a picture, then the desk it is cropped on. */
export function CropContent({ onCrop, onCancel }: Props) {
  const t = useT('pictures');
  const errors = useT('errors');
  const { state, choose } = usePicture();
  const [work, setWork] = useState<CropWork>('idle');
  const picker = useRef<HTMLInputElement>(null);
  usePastedFile((file) => void choose(file));
  const browse = (): void => picker.current?.click();
  const use = async (picture: Picture, cut: Cut): Promise<void> => {
    setWork('cutting');
    const png = await cutPicture(picture, cut).catch(() => null);
    setWork(png ? 'idle' : 'failed');
    if (png) onCrop(png);
  };
  const textOf = (problem: PictureProblem): string =>
    problem === 'unreadable' ? t('crop.unreadable') : cropRefusalText(problem, errors);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accepted}
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
          onBrowse={browse}
          work={work}
          onUse={(cut) => void use(state.picture, cut)}
          onCancel={onCancel}
        />
      ) : (
        <PictureDrop
          isBusy={state.step === 'reading'}
          problem={state.step === 'refused' && textOf(state.problem)}
          onBrowse={browse}
          onFile={(file) => void choose(file)}
        />
      )}
    </>
  );
}
