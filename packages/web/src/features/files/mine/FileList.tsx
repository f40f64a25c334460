import { listMyFiles } from '@shuyuan/contract/files/files.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../lib/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyFiles } from './EmptyFiles.tsx';
import { FileLine } from './FileLine.tsx';
import type { FilesPlace } from './files-address.ts';
import { isInMaking, pollMs } from './my-file.ts';
import classes from './MyFiles.module.css';

type Props = { place: FilesPlace; onMove: (place: FilesPlace) => void };

/** One's own files, the latest first. */
export function FileList({ place, onMove }: Props) {
  const t = useT('files');
  const { page, pageSize, kind, keyword } = place;
  const files = useRead(
    listMyFiles,
    { page, pageSize, ...(kind && { kind }), ...(keyword && { keyword }) },
    {
      claims: 'notices',
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ conversion }) => isInMaking(conversion)) ? pollMs : false,
    },
  );
  return (
    <ReadStates read={files} failed={t('files.failed')} shape="list">
      {({ items, recordCount }) => (
        <>
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
          <ListPager
            paging={{ page, pageSize }}
            recordCount={recordCount}
            onChange={(paging) => onMove({ ...place, ...paging })}
          />
        </>
      )}
    </ReadStates>
  );
}
