import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ExportNotes } from './ExportNotes.tsx';
import type { NoteTarget } from './note.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useNotes } from './use-notes.ts';

/** Private notes and bookmarks of the whole course, each at its second or page. */
export function NotesPanel({ target }: { target: NoteTarget }) {
  const t = useT('study');
  const { courseId } = target;
  const [search, setSearch] = useState('');
  const notes = useNotes(courseId, search);
  const hasNotes = search !== '' || (notes.data?.recordCount ?? 0) > 0;
  return (
    <Panel
      title={t('study.notes.title')}
      icon={<NotebookPen />}
      hint={t('study.notes.private')}
      action={hasNotes && <ExportNotes courseId={courseId} />}
    >
      <Stack>
        <NoteForm key={target.sectionKey} target={target} />
        {hasNotes && (
          <SearchBox
            label={t('study.notes.search')}
            placeholder={t('study.notes.search')}
            clearLabel={t('study.home.search.clear')}
            onSearch={setSearch}
            onClear={() => setSearch('')}
          />
        )}
        <NoteList notes={notes} target={target} isSearching={search !== ''} />
      </Stack>
    </Panel>
  );
}
