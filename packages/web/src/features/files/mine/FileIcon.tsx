import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { BookOpen, FileArchive, FileMusic, FilePlay, FileText, Image, type LucideIcon } from 'lucide-react';
import { useLazyImage } from '../../../lib/lazy-image.ts';
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

type Props = { file: Pick<MyFile, 'kind' | 'path'> };

function KindIcon({ kind }: Pick<MyFile, 'kind'>) {
  const Icon = icons[kind];
  return (
    <span className={classes.icon} data-kind={kind}>
      <Icon size={20} aria-hidden />
    </span>
  );
}

/** SHELL-15: a small copy, fetched when its line is about to be seen. */
function SmallPicture({ path }: Pick<MyFile, 'path'>) {
  const { ref, address, isBroken, onError } = useLazyImage(path);
  if (isBroken) return <KindIcon kind="picture" />;
  return (
    <span ref={ref} className={classes.icon} data-kind="picture">
      {address && <img className={classes.icon} src={address} alt="" decoding="async" onError={onError} />}
    </span>
  );
}

/** A small copy of a picture, the sign of its kind for every other file. */
export function FileIcon({ file: { kind, path } }: Props) {
  return kind === 'picture' ? <SmallPicture path={path} /> : <KindIcon kind={kind} />;
}
