import { renameFile } from '@shuyuan/contract/files/files.wire';
import { CircleCheck, X } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useBytes } from '../use-bytes.ts';
import { FileName } from './FileName.tsx';
import type { UploadedFile } from '../upload/transport.ts';
import classes from './UploadField.module.css';

type Props = {
  file: UploadedFile;
  isDisabled: boolean;
  isNameFixed: boolean;
  onRename: (file: UploadedFile) => void;
  onTakeOut: () => void;
};

/** A file that is there, as a value of the field. */
export function DoneRow({ file, isDisabled, isNameFixed, onRename, onTakeOut }: Props) {
  const t = useT('files');
  const bytes = useBytes();
  const rename = useWrite(renameFile, { onSuccess: onRename });
  const { id, name, size } = file;
  return (
    <li className={classes.row} data-state="done">
      <FileName
        name={name}
        isFixed={isDisabled || isNameFixed}
        onRename={(wished) => rename.mutate({ id, name: wished })}
      />
      <div className={classes.tools}>
        {!isDisabled && (
          <IconButton label={t('upload.takeOut', { name })} icon={<X size={18} aria-hidden />} onClick={onTakeOut} />
        )}
      </div>
      <p className={classes.state}>
        <span className={classes.done}>
          <CircleCheck size={14} aria-hidden />
          {t('upload.state.done')}
        </span>
        <span className={classes.measures}>{bytes(size)}</span>
      </p>
    </li>
  );
}
