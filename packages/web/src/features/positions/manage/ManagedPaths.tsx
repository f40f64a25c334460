import { Stack } from '../../../ui/Stack.tsx';
import type { PathsPlace } from '../path-views.ts';
import { CreatePathDialog } from './CreatePathDialog.tsx';
import { ManagedTable } from './ManagedTable.tsx';
import { ManagedTools } from './ManagedTools.tsx';
import { PathEditor } from './editor/PathEditor.tsx';

type Props = { place: PathsPlace; onMove: (change: Partial<PathsPlace>) => void };

/** Every path of the company, for whoever makes them; an open one is edited in its place. */
export function ManagedPaths({ place, onMove }: Props) {
  const { edit } = place;
  if (edit !== undefined && edit !== 'new') return <PathEditor id={edit} onClose={() => onMove({ edit: undefined })} />;
  return (
    <Stack>
      <ManagedTools search={place.search} onMove={onMove} />
      <ManagedTable place={place} onMove={onMove} />
      {edit === 'new' && (
        <CreatePathDialog onCreated={(id) => onMove({ edit: id })} onClose={() => onMove({ edit: undefined })} />
      )}
    </Stack>
  );
}
