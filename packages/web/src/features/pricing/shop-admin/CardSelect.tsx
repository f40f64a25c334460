import { Select, type SelectProps } from '@mantine/core';
import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

type Props = {
  value: string;
  error: SelectProps['error'];
  onChange: (id: string) => void;
  /** The card that was there before, which is not among the first that are found. */
  known?: { readonly id: string; readonly cardName: string } | null;
  /** None may be chosen, too: what the field is called then. */
  optional?: { readonly label: string; readonly hint: string };
};

/** D-120: one card of the company, found by a part of its name. */
export function CardSelect({ value, error, onChange, known = null, optional }: Props) {
  const t = useT('points');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const read = useRead(
    offerCards,
    { ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const found = read.data?.items ?? [];
  const cards = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  return (
    <Select
      label={optional?.label ?? t('points.admin.card')}
      description={optional?.hint}
      required={!optional}
      clearable={Boolean(optional)}
      searchable
      allowDeselect={Boolean(optional)}
      error={error}
      data={cards.map(({ id, cardName }) => ({ value: id, label: cardName }))}
      // The server has looked for it already.
      filter={({ options }) => options}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      onSearchChange={(next) => setText(cards.some(({ cardName }) => cardName === next) ? '' : next)}
    />
  );
}
