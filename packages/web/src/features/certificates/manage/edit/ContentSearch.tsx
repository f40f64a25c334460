import { findCertificateContents } from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { ContentPicker } from '../../../../shared/contents/ContentPicker.tsx';
import type { RequirementDraft } from './certificate-draft.ts';

type Props = {
  businessType: RequirementType;
  onAdd: (content: Omit<RequirementDraft, 'minimumPercent'>) => void;
};

/** Content of one kind for a certificate. */
export function ContentSearch({ businessType, onAdd }: Props) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    findCertificateContents,
    { businessType, ...(search && { search }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ContentPicker
      text={text}
      items={found.data?.items}
      onType={setText}
      onChoose={({ id, title }) => onAdd({ businessType, businessId: id, title })}
    />
  );
}
