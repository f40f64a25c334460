import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { pictureAddress } from '@shuyuan/contract/files/pictures';
import { BookOpen, FileArchive, FileMusic, FilePlay, FileText, Image, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { MyFile } from './my-file.ts';
import classes from './MyFiles.module.css';

const icons: Record<FileKind, LucideIcon> = {
  picture: Image,
  document: FileText,
  video: FilePlay,
  audio: FileMusic,
  book: BookOpen,
  archive: FileArchive,
};

const sidePx = 40;

/** A small copy of a picture, the sign of its kind for every other file. */
export function FileIcon({ file: { kind, path } }: { file: Pick<MyFile, 'kind' | 'path'> }) {
  const [isBroken, setIsBroken] = useState(false);
  const Icon = icons[kind];
  if (kind !== 'picture' || isBroken) {
    return (
      <span className={classes.icon} data-kind={kind}>
        <Icon size={20} aria-hidden />
      </span>
    );
  }
  const src = pictureAddress(path, { widthPx: sidePx, pixelRatio: window.devicePixelRatio, shape: 'whole' });
  return (
    <img className={classes.icon} src={src} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
  );
}
