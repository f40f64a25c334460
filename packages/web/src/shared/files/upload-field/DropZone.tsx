import { Button } from '@mantine/core';
import type { UploadRule } from '@shuyuan/contract/files/upload-rules';
import { CloudUpload } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useBytes } from '../use-bytes.ts';
import classes from './UploadField.module.css';

/** Pasting into a field of text means its text. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Files on the clipboard, pasted here or where nothing else takes them. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const zone = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && zone.current?.contains(target));
    if (files.length === 0 || !isHere || isWriting(target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return zone;
}

type Props = {
  limits: Pick<UploadRule, 'maxBytes' | 'endings'>;
  isDisabled: boolean;
  chooser: Ref<HTMLButtonElement>;
  onChoose: () => void;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** Where files are dropped, pasted or chosen. */
export function DropZone({ limits: { maxBytes, endings }, isDisabled, chooser, onChoose, onFiles, children }: Props) {
  const t = useT('files');
  const bytes = useBytes();
  const [isOver, setIsOver] = useState(false);
  const bring = (files: File[]) => (isDisabled ? undefined : onFiles(files));
  const zone = usePastedFiles(bring);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    bring([...event.dataTransfer.files]);
  };
  return (
    <div
      ref={zone}
      className={classes.zone}
      data-over={(isOver && !isDisabled) || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <CloudUpload className={classes.zoneIcon} size={28} aria-hidden />
      <div className={classes.zoneWords}>
        <p className={classes.zoneTitle}>{isOver && !isDisabled ? t('upload.dropping') : t('upload.drop')}</p>
        <p className={classes.hint}>{t('upload.hint', { size: bytes(maxBytes), types: endings.join(' ') })}</p>
      </div>
      <Button ref={chooser} disabled={isDisabled} onClick={onChoose}>
        {t('upload.choose')}
      </Button>
      {children}
    </div>
  );
}
