import { Button } from '@mantine/core';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { ImagePlus, ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LazyImage } from '../../../../ui/LazyImage.tsx';
import { LibraryChoice } from '../../covers/library/LibraryChoice.tsx';
import classes from '../Publish.module.css';
import type { PublishDraft } from '../publish-draft.ts';
import { useCover } from './use-cover.ts';

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');

type Props = {
  cover: PublishDraft['cover'];
  /** Of the title its card will show. */
  titleLength: number;
  error: string | null;
  onChange: (cover: PublishDraft['cover']) => void;
  onBusy: (isBusy: boolean) => void;
};

/** The picture its card is shown with; chosen, dropped, or taken from the library. */
export function CoverField({ cover, titleLength, error, onChange, onBusy }: Props) {
  const t = useT('share');
  const input = useRef<HTMLInputElement>(null);
  const { isSending, refusal, choose, accept } = useCover(onChange);
  useEffect(() => {
    onBusy(isSending);
    // A question has no cover: what was on its way ends with the field, and nobody waits for it.
    return () => onBusy(false);
  }, [isSending, onBusy]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  const problem = refusal === null ? error : t(refusal);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('community.publish.cover')}</legend>
      <div className={classes.coverLine}>
        <div className={classes.cover} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          {cover ? (
            <LazyImage key={cover.path} src={cover.path} alt={t('community.publish.cover.shown')} />
          ) : (
            <span className={classes.noCover} aria-hidden="true">
              <ImagePlus size={28} />
            </span>
          )}
        </div>
        <div className={classes.coverWays}>
          <Button
            variant="default"
            leftSection={<ImageUp size={16} aria-hidden />}
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {t(cover ? 'community.publish.cover.change' : 'community.publish.cover.choose')}
          </Button>
          <LibraryChoice titleLength={titleLength} onTaken={accept} />
          {cover && (
            <Button variant="subtle" color="gray" onClick={() => accept(null)}>
              {t('community.publish.cover.remove')}
            </Button>
          )}
          <p className={classes.hint}>{t('community.publish.cover.hint')}</p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('community.publish.cover.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {problem !== null && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
