import { listLibrary } from '@shuyuan/contract/library/library.wire';
import type { addPositionLibraryItem } from '@shuyuan/contract/positions/manage-position.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { ContentPicker } from './ContentPicker.tsx';

export type LibraryAdderProps = {
  endpoint: typeof addPositionLibraryItem;
  /** The path or subject. */
  ownerId: string;
  onAdd: (course: { readonly businessId: string; readonly title: string }) => void;
};

/** An item of the library the author may read, by a part of its title. */
export function LibraryAdder({ endpoint, ownerId, onAdd }: LibraryAdderProps) {
  const t = useT('study');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    listLibrary,
    { isContent: true, ...(search && { search }) },
    { placeholderData: keepPreviousData },
  );
  const adding = useWrite(endpoint, { onSuccess: onAdd });
  const choose = ({ id }: { readonly id: string }): void => {
    if (!adding.isPending) adding.mutate({ id: ownerId, itemId: id });
  };
  return (
    <>
      <ContentPicker text={text} items={found.data?.items} onType={setText} onChoose={choose} />
      <HintText>{t('positions.form.libraryHint')}</HintText>
    </>
  );
}
