import { findSubjectContents } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { SubjectContentType } from '@shuyuan/contract/subjects/subject-content-types';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { ContentPicker } from '../../../../shared/contents/ContentPicker.tsx';
import { newItem, type ItemDraft } from './subject-draft.ts';

type Props = { businessType: SubjectContentType; onAdd: (item: ItemDraft) => void };

/** A course, exam, survey, class or live for a stage. */
export function ContentSearch({ businessType, onAdd }: Props) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    findSubjectContents,
    { businessType, ...(search && { search }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ContentPicker
      text={text}
      items={found.data?.items}
      onType={setText}
      onChoose={({ id, title }) => onAdd(newItem({ businessType, businessId: id, url: '', title }))}
    />
  );
}
