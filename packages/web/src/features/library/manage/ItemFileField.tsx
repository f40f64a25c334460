import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../shared/files/upload-field/UploadField.tsx';

type Props = {
  /** Names its line of uploads. */
  name: string;
  file: UploadedFile | null;
  error: ReactNode;
  onChange: (file: UploadedFile | null) => void;
};

/** The file of an item: one, of a kind pages show. */
export function ItemFileField({ name, file, error, onChange }: Props) {
  const t = useT('library');
  return (
    <UploadField
      name={name}
      label={t('library.field.file')}
      rule="libraryFile"
      maxFiles={1}
      isConverted
      isRequired
      value={file ? [file] : []}
      error={error}
      onChange={([first]) => onChange(first ?? null)}
    />
  );
}
