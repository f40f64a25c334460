import { Button } from '@mantine/core';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { ImagePlus, ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../../lib/texts.ts';
import { uploadPicture } from '../files/upload-picture.ts';
import { usePictureUpload } from '../files/use-picture-upload.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { LazyImage } from '../../ui/LazyImage.tsx';
import classes from './CoverField.module.css';

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');
const maxMb = uploadRules.picture.maxBytes / 1024 / 1024;

type Props = {
  cover: CoverDraft;
  error?: ReactNode;
  onChange: (cover: CoverDraft) => void;
  onBusy: (isBusy: boolean) => void;
};

/** The picture of a course or subject, as its cards show it. Without one they show a drawn one. */
export function CoverField({ cover, error, onChange, onBusy }: Props) {
  const t = useT('pictures');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem, choose, stop } = usePictureUpload({
    rule: 'picture',
    upload: uploadPicture,
    onUploaded: onChange,
  });
  useEffect(() => onBusy(isSending), [isSending, onBusy]);
  const remove = (): void => {
    stop();
    onChange(null);
  };
  return (
    <fieldset className={classes.root} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>{t('cover')}</legend>
      <div className={classes.line}>
        <div className={classes.picture}>
          {cover ? (
            <LazyImage key={cover.path} src={cover.path} alt={t('cover')} />
          ) : (
            <span className={classes.empty} aria-hidden="true">
              <ImagePlus size={28} />
            </span>
          )}
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<ImageUp size={16} aria-hidden />}
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {t(cover ? 'cover.change' : 'cover.choose')}
          </Button>
          {cover && (
            <Button variant="subtle" color="gray" onClick={remove}>
              {t('cover.remove')}
            </Button>
          )}
          <HintText id={`${id}-hint`}>{t('cover.hint', { max: maxMb })}</HintText>
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
    </fieldset>
  );
}

/** A picture that was uploaded; null: none. */
export type CoverDraft = { readonly id: string; readonly path: string } | null;
