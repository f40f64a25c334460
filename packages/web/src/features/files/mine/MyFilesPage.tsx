import { go, goInstead } from '../../../lib/navigation.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { type FilesPlace, filesPlace, filesSearch } from './files-address.ts';
import { FilesOverview } from './FilesOverview.tsx';
import { OpenFile } from './open/OpenFile.tsx';

const address = (place: FilesPlace) => [{ name: 'files' }, filesSearch(place)] as const;

/** One's own files, or the one that is open; the address says which. */
export function MyFilesPage() {
  const place = filesPlace(useSearchParams(), usePaging());
  if (place.file === undefined) {
    return <FilesOverview place={place} onMove={(next) => go('centerMy', ...address(next))} />;
  }
  const back = () => goInstead('centerMy', ...address({ ...place, file: undefined }));
  return <OpenFile key={place.file} id={place.file} place={place} onRemoved={back} />;
}
