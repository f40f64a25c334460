import { useT } from '../../../lib/texts.ts';
import { DoneRow } from './DoneRow.tsx';
import { OverallProgress } from './OverallProgress.tsx';
import type { UploadedFile } from '../upload/transport.ts';
import classes from './UploadField.module.css';
import { UploadRow } from './UploadRow.tsx';
import type { Uploads } from '../upload/upload-line.ts';
import type { UploadManager } from '../upload/uploads.ts';

type Props = {
  value: readonly UploadedFile[];
  line: Uploads;
  uploads: UploadManager;
  isDisabled: boolean;
  isNameFixed: boolean;
  onChange: (files: readonly UploadedFile[]) => void;
  /** The button that had the focus is gone with its row. */
  onRowGone: () => void;
};

/** What is there and what is on its way. */
export function UploadList({ value, line, uploads, isDisabled, isNameFixed, onChange, onRowGone }: Props) {
  const t = useT('files');
  const replace = (file: UploadedFile) => onChange(value.map((one) => (one.id === file.id ? file : one)));
  const takeOut = ({ id }: UploadedFile) => {
    onChange(value.filter((one) => one.id !== id));
    onRowGone();
  };
  if (value.length + line.items.length === 0) return null;
  return (
    <>
      <OverallProgress {...line} />
      <ul className={classes.list} aria-label={t('upload.list')}>
        {value.map((file) => (
          <DoneRow
            key={file.id}
            file={file}
            isDisabled={isDisabled}
            isNameFixed={isNameFixed}
            onRename={replace}
            onTakeOut={() => takeOut(file)}
          />
        ))}
        {line.items.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} onGiveUp={onRowGone} />
        ))}
      </ul>
    </>
  );
}
