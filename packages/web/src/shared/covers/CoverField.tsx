import { Button } from '@mantine/core';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { ImagePlus, ImageUp } from 'lucide-react';
import { lazy, type ReactNode, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
import { inTime } from '../../lib/load-chunk.ts';
import { useT } from '../../lib/texts.ts';
import { uploadPicture } from '../files/upload-picture.ts';
import { usePictureUpload } from '../files/use-picture-upload.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { LazyImage } from '../../ui/LazyImage.tsx';
import classes from './CoverField.module.css';

const CropDialog = lazy(async () => ({
  default: (await inTime('crop', import('../files/crop/CropDialog.tsx'))).CropDialog,
}));

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');
const maxMb = uploadRules.picture.maxBytes / 1024 / 1024;

type Props = {
  cover: CoverDraft;
  /** A photograph, of which the part that shows the thing is chosen first; that of a banner goes across the page. */
  cropsTo?: 'cover' | 'banner';
  error?: ReactNode;
  onChange: (cover: CoverDraft) => void;
  onBusy: (isBusy: boolean) => void;
};

/** The picture of a course or subject, as its cards show it, and of a banner. Without one cards show a drawn one. */
export function CoverField({ cover, cropsTo, error, onChange, onBusy }: Props) {
  const t = useT('pictures');
  const name = cropsTo ?? 'cover';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem, choose, stop } = usePictureUpload({
    rule: 'picture',
    upload: uploadPicture,
    onUploaded: onChange,
  });
  const [isCropping, setIsCropping] = useState<boolean | null>(null);
  useEffect(() => onBusy(isSending), [isSending, onBusy]);
  const remove = (): void => {
    stop();
    onChange(null);
  };
  const crop = (picture: Blob): void => {
    setIsCropping(false);
    void choose(new File([picture], 'cover.jpg', { type: picture.type }));
  };
  const ask = (): void => {
    if (cropsTo) startTransition(() => setIsCropping(true));
    else input.current?.click();
  };
  return (
    <fieldset className={classes.root} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>{t(name)}</legend>
      <div className={classes.line}>
        <div className={classes.picture} data-shape={name}>
          {cover ? (
            <LazyImage
              key={cover.path}
              src={cover.path}
              alt={t(name)}
              ratio={name === 'banner' ? '16 / 5' : '16 / 9'}
            />
          ) : (
            <span className={classes.empty} aria-hidden="true">
              <ImagePlus size={28} />
            </span>
          )}
        </div>
        <div className={classes.actions}>
          <Button variant="default" leftSection={<ImageUp size={16} aria-hidden />} loading={isSending} onClick={ask}>
            {t(cover ? 'cover.change' : 'cover.choose')}
          </Button>
          {cover && (
            <Button variant="subtle" color="gray" onClick={remove}>
              {t(`${name}.remove`)}
            </Button>
          )}
          <HintText id={`${id}-hint`}>{t(`${name}.hint`, { max: maxMb })}</HintText>
          {problem && <ErrorText>{t(`cover.${problem}`, { max: maxMb })}</ErrorText>}
          {error && <ErrorText>{error}</ErrorText>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('cover.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      <Suspense fallback={null}>
        {cropsTo && isCropping !== null && (
          <CropDialog isOpen={isCropping} shape={cropsTo} onCrop={crop} onClose={() => setIsCropping(false)} />
        )}
      </Suspense>
    </fieldset>
  );
}

/** A picture that was uploaded; null: none. */
export type CoverDraft = { readonly id: string; readonly path: string } | null;
