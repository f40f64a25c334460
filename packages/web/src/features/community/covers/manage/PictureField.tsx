import { Button } from '@mantine/core';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { ImagePlus, ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LazyImage } from '../../../../ui/LazyImage.tsx';
import cover from '../Cover.module.css';
import type { useCoverUpload } from '../use-cover-upload.ts';
import classes from './Materials.module.css';

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');
const maxMb = uploadRules.picture.maxBytes / 1024 / 1024;

type Props = {
  path: string | null;
  upload: ReturnType<typeof useCoverUpload>;
  isMissing: boolean;
};

/** The picture that comes into the library. */
export function PictureField({ path, upload: { isSending, problem: wrong, choose }, isMissing }: Props) {
  const t = useT('admin');
  const shared = useT('share');
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const refusal = wrong ? shared(`community.cover.${wrong}`, { max: maxMb }) : null;
  const problem = refusal ?? (isMissing ? t('admin.materials.form.picture.missing') : null);
  return (
    <fieldset className={cover.field} aria-describedby={problem === null ? undefined : problemId}>
      <legend className={cover.label}>{t('admin.materials.form.picture')}</legend>
      <div className={classes.picture}>
        {path === null ? (
          <span className={classes.noPicture} aria-hidden="true">
            <ImagePlus size={28} />
          </span>
        ) : (
          <LazyImage key={path} src={path} alt={t('admin.materials.form.picture.shown')} />
        )}
      </div>
      <div className={cover.actions}>
        <Button
          variant="default"
          data-autofocus
          leftSection={<ImageUp size={16} aria-hidden />}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          {shared(path === null ? 'community.cover.upload' : 'community.cover.again')}
        </Button>
        <span className={cover.hint}>{shared('community.cover.hint', { max: maxMb })}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={shared('community.cover.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {problem !== null && (
        <p id={problemId} className={cover.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
