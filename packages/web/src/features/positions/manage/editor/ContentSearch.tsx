import { findPositionContents } from '@shuyuan/contract/positions/manage-position.wire';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { ContentPicker } from '../../../../shared/contents/ContentPicker.tsx';
import { newSection, type SectionDraft } from './path-draft.ts';

type Props = { businessType: PositionContentType; onAdd: (section: SectionDraft) => void };

/** A course, subject, exam, survey, class or live for a chapter. */
export function ContentSearch({ businessType, onAdd }: Props) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    findPositionContents,
    { businessType, ...(search && { search }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ContentPicker
      text={text}
      items={found.data?.items}
      onType={setText}
      onChoose={({ id, title }) => onAdd(newSection({ businessType, businessId: id, url: '', title }))}
    />
  );
}
