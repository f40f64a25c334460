import { pageSizeOptions } from '@shuyuan/contract/kernel/paging';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyFiles } from './EmptyFiles.tsx';
import { FileLine } from './FileLine.tsx';
import type { FilesPlace } from './files-address.ts';
import classes from './MyFiles.module.css';
import { useMyFiles } from './use-my-files.ts';

type Props = { place: FilesPlace; onMove: (place: FilesPlace) => void };

/** One's own files, the latest first. */
export function FileList({ place, onMove }: Props) {
  const t = useT('files');
  const files = useMyFiles(place);
  const { page, pageSize } = place;
  return (
    <ReadStates read={files} failed={t('files.failed')} shape="list">
      {({ items, recordCount }) => (
        <div className={classes.shelf}>
          {items.length === 0 ? (
            <EmptyFiles place={place} />
          ) : (
            <Panel padding="flush">
              <ul className={classes.list} aria-label={t('files.list')}>
                {items.map((file) => (
                  <FileLine key={file.id} file={file} place={place} />
                ))}
              </ul>
            </Panel>
          )}
          {recordCount > pageSizeOptions[0] && (
            <ListPager
              paging={{ page, pageSize }}
              recordCount={recordCount}
              onChange={(paging) => onMove({ ...place, ...paging })}
            />
          )}
        </div>
      )}
    </ReadStates>
  );
}
