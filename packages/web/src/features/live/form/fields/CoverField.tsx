import { Button } from '@mantine/core';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { ImagePlus, ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LazyImage } from '../../../../ui/LazyImage.tsx';
import classes from './CoverField.module.css';
import type { Cover } from '../live-draft.ts';
import { useCover } from './use-cover.ts';

const accepted = uploadRules.liveCover.endings.map((ending) => `.${ending}`).join(',');

type Props = { value: Cover; onChange: (cover: Cover) => void; onBusy: (isBusy: boolean) => void };

/** LIVE-FORM-18: the picture of a live, chosen or dropped, shown as its card will show it. */
export function CoverField({ value, onChange, onBusy }: Props) {
  const t = useT('activity');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, refusal, choose, remove } = useCover(onChange);
  useEffect(() => onBusy(isSending), [isSending, onBusy]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  const hasPicture = value.kind !== 'none';
  return (
    <fieldset className={classes.root} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>{t('live.form.cover')}</legend>
      <div className={classes.place} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {hasPicture ? (
          <LazyImage key={value.path} src={value.path} alt={t('live.form.cover.preview')} />
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
          {t(hasPicture ? 'live.form.cover.change' : 'live.form.cover.choose')}
        </Button>
        {hasPicture && (
          <Button variant="subtle" color="gray" onClick={remove}>
            {t('live.form.cover.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('live.form.cover.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        {t('live.form.cover.hint')}
      </p>
      {refusal && (
        <p className={classes.error} role="alert">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
