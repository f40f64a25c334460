import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FileList } from './FileList.tsx';
import type { FilesPlace } from './files-address.ts';
import classes from './MyFiles.module.css';
import { MyUploads } from './MyUploads.tsx';
import { UsageBar } from './UsageBar.tsx';

type Props = { place: FilesPlace; onMove: (place: FilesPlace) => void };

/** Room, upload and finding. */
export function FilesOverview({ place, onMove }: Props) {
  const t = useT('files');
  const personal = useT('personal');
  return (
    <div className={classes.root}>
      <PageTitle title={personal('centre.files.title')} description={t('files.text')} />
      <UsageBar />
      <MyUploads />
      <FileFilters place={place} onMove={onMove} />
      <FileList place={place} onMove={onMove} />
    </div>
  );
}
