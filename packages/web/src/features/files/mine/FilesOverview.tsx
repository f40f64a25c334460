import { listMyFiles, readFileUse } from '@shuyuan/contract/files/files.wire';
import { useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { UploadField } from '../uploader/UploadField.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FileList } from './FileList.tsx';
import type { FilesPlace } from './files-address.ts';
import classes from './MyFiles.module.css';
import { UsageBar } from './UsageBar.tsx';

/** What is uploaded is in the list below at once; the field itself holds only what is on its way. */
const none: readonly [] = [];

type Props = { place: FilesPlace; onMove: (place: FilesPlace) => void };

/** Room, upload and finding. */
export function FilesOverview({ place, onMove }: Props) {
  const t = useT('files');
  const personal = useT('personal');
  const refresh = useRefresh();
  const show = () => {
    refresh(listMyFiles);
    refresh(readFileUse);
  };
  return (
    <div className={classes.root}>
      <PageTitle title={personal('centre.files.title')} description={t('files.text')} />
      <UsageBar />
      <Panel>
        <UploadField
          name="my-files"
          label={t('files.upload')}
          rule="personal"
          isConverted
          value={none}
          onChange={show}
        />
      </Panel>
      <FileFilters place={place} onMove={onMove} />
      <FileList place={place} onMove={onMove} />
    </div>
  );
}
