import { fileKinds } from '@shuyuan/contract/files/file-kinds';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { type FilesPlace, filesSearch } from './files-address.ts';
import classes from './MyFiles.module.css';

type Props = { place: FilesPlace; onMove: (place: FilesPlace) => void };

/** Kinds as links, so that back and reload keep the place; a word to find a file by. */
export function FileFilters({ place, onMove }: Props) {
  const t = useT('files');
  const common = useT('common');
  const tabs = (['all', ...fileKinds] as const).map((name) => ({
    name,
    label: t(`files.kind.${name}`),
    search: filesSearch({ ...place, kind: name === 'all' ? undefined : name, page: 1 }),
  }));
  return (
    <>
      <SearchBox
        // A word that came by the address, back or forward, stands in the box.
        key={place.keyword ?? ''}
        className={classes.search}
        label={t('files.search')}
        placeholder={t('files.search.placeholder')}
        clearLabel={common('frame.search.clear')}
        initialValue={place.keyword ?? ''}
        onSearch={(keyword) => onMove({ ...place, keyword: keyword || undefined, page: 1 })}
      />
      <PathTabs
        to="centerMy"
        params={{ name: 'files' }}
        label={t('files.kinds')}
        tabs={tabs}
        current={place.kind ?? 'all'}
      />
    </>
  );
}
