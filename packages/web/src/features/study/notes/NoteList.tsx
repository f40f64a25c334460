import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listNotes } from '@shuyuan/contract/study/notes/note.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { NoteTarget } from './note.ts';
import { NoteRow } from './NoteRow.tsx';

type Props = { notes: UseQueryResult<OutputOf<typeof listNotes>>; target: NoteTarget; isSearching: boolean };

export function NoteList({ notes, target, isSearching }: Props) {
  const t = useT('study');
  return (
    <ReadStates read={notes} failed={t('study.notes.failed')} shape="list" count={2}>
      {({ items }) =>
        items.length === 0 ? (
          <HintText>{t(isSearching ? 'study.notes.noneFound' : 'study.notes.none')}</HintText>
        ) : (
          <Stack as="ul" gap={12}>
            {items.map((note) => (
              <NoteRow key={note.id} note={note} target={target} />
            ))}
          </Stack>
        )
      }
    </ReadStates>
  );
}
