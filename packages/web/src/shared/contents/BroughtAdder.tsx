import type { BroughtKind } from './content-kinds.ts';
import { FileAdder, type FileAdderProps } from './FileAdder.tsx';
import { LibraryAdder, type LibraryAdderProps } from './LibraryAdder.tsx';

type Props = Pick<FileAdderProps, 'onAdd'> & {
  kind: BroughtKind;
  file: FileAdderProps['target']['endpoint'];
  library: LibraryAdderProps['endpoint'];
} & Omit<FileAdderProps['target'], 'endpoint'>;

/** Content that is made when it is added: a file of the author's own, or an item of the library. */
export function BroughtAdder({ kind, file, library, ownerId, groupId, onAdd }: Props) {
  return kind === 'file' ? (
    <FileAdder target={{ endpoint: file, ownerId, groupId }} onAdd={onAdd} />
  ) : (
    <LibraryAdder endpoint={library} ownerId={ownerId} onAdd={onAdd} />
  );
}
