import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listWords } from '@shuyuan/contract/system/words.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { tableContent } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RemoveWord } from './RemoveWord.tsx';

type Words = OutputOf<typeof listWords>;
type Word = Words['items'][number];

function useColumns(onRemove: (word: Word) => void): Column<Word>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    { key: 'word', header: t('admin.words.column.word'), cell: ({ word }) => <bdi>{word}</bdi> },
    {
      key: 'addedBy',
      header: t('admin.words.column.addedBy'),
      cell: ({ addedBy }) => addedBy ?? t('admin.words.system'),
    },
    { key: 'addedAt', header: t('admin.words.column.addedAt'), cell: ({ addedAt }) => format.dateTime(addedAt) },
    {
      key: 'actions',
      header: t('admin.words.column.actions'),
      align: 'end',
      cell: (word) => (
        <IconButton
          label={t('admin.words.remove.named', { word: word.word })}
          icon={<Trash2 size={16} aria-hidden />}
          size={32}
          onClick={() => onRemove(word)}
        />
      ),
    },
  ];
}

export function WordTable({ words, search }: { words: UseQueryResult<Words>; search: string }) {
  const t = useT('admin');
  const [removing, setRemoving] = useState<Word | null>(null);
  const columns = useColumns(setRemoving);
  const empty = search ? (
    <EmptyState title={t('admin.words.none.title', { search })} text={t('admin.words.none.text')} />
  ) : (
    <EmptyState title={t('admin.words.empty.title')} text={t('admin.words.empty.text')} />
  );
  return (
    <>
      <DataTable
        caption={t('admin.words.title')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(words, { failed: t('admin.words.failed'), empty })}
      />
      {removing && <RemoveWord word={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
