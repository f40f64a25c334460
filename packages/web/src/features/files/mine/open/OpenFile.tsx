import { readPreview } from '@shuyuan/contract/files/files.wire';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../../lib/api-error.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { type FilesPlace, filesSearch } from '../files-address.ts';
import { GoneFile } from './GoneFile.tsx';
import { isInMaking, pollMs } from '../../../../shared/files/is-in-making.ts';
import classes from '../MyFiles.module.css';
import { ShownFile } from './ShownFile.tsx';

type Props = { id: string; place: FilesPlace; onRemoved: () => void };

/** One file in the viewer of its kind, at the place where one stopped. */
export function OpenFile({ id, place, onRemoved }: Props) {
  const t = useT('files');
  const preview = useRead(
    readPreview,
    { fileId: id },
    {
      claims: 'notices',
      // Opened again, it begins where one stopped, not where one had begun.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data && isInMaking(state.data.conversion) ? pollMs : false),
    },
  );
  const isGone = preview.error instanceof ApiError && [404, 422].includes(preview.error.status);
  return (
    <div className={classes.open}>
      <PathLink
        to="centerMy"
        params={{ name: 'files' }}
        search={filesSearch({ ...place, file: undefined })}
        className={classes.back}
      >
        <ArrowLeft className={classes.backIcon} size={16} aria-hidden />
        {t('files.back')}
      </PathLink>
      {isGone && !preview.data ? (
        <GoneFile />
      ) : (
        <ReadStates read={preview} failed={t('files.preview.failed')} shape="list" count={3}>
          {(file) => <ShownFile key={file.id} file={file} onRemoved={onRemoved} />}
        </ReadStates>
      )}
    </div>
  );
}
