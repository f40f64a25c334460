import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { useBytes } from '../../../shared/files/use-bytes.ts';
import { FileIcon } from './FileIcon.tsx';
import { FileMenu } from './FileMenu.tsx';
import { type FilesPlace, filesSearch } from './files-address.ts';
import type { MyFile } from './my-file.ts';
import classes from './MyFiles.module.css';
import { WithheldNote } from './open/WithheldNote.tsx';

/** How far its preview is, where there is something to say. */
function ConversionNote({ conversion }: Pick<MyFile, 'conversion'>) {
  const t = useT('files');
  if (conversion === 'none' || conversion === 'ready') return null;
  return (
    <span className={classes.note} data-conversion={conversion}>
      {t(`files.conversion.${conversion}`)}
    </span>
  );
}

/** One file of the list. */
export function FileLine({ file, place }: { file: MyFile; place: FilesPlace }) {
  const bytes = useBytes();
  const { dateTime } = useFormat();
  return (
    <li className={classes.line}>
      <FileIcon file={file} />
      <div className={classes.words}>
        <PathLink
          to="centerMy"
          params={{ name: 'files' }}
          search={filesSearch({ ...place, file: file.id })}
          className={classes.name}
        >
          <bdi>{file.name}</bdi>
        </PathLink>
        <p className={classes.facts}>
          <span>{bytes(file.size)}</span>
          <span>{dateTime(file.createdAt)}</span>
          <ConversionNote conversion={file.conversion} />
          <WithheldNote isWithheld={file.isWithheld} />
        </p>
      </div>
      <FileMenu file={file} />
    </li>
  );
}
