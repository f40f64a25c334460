import { type TaskContentType, taskContentTypes } from '@shuyuan/contract/centre/task-content-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ContentPicker } from '../ContentPicker.tsx';
import type { ContentItem } from './content-item.ts';
import { useItemKinds } from './use-item-kinds.ts';

type Found = { readonly items: readonly { readonly id: string; readonly title: string }[] };

function ContentSearch({
  businessType,
  useFound,
  onAdd,
}: Omit<AdderProps, 'label'> & Pick<ContentQuery, 'businessType'>) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useFound({ businessType, ...(search && { search }) });
  return (
    <ContentPicker
      text={text}
      items={found.data?.items}
      onType={setText}
      onChoose={({ id, title }) => onAdd({ businessType, businessId: id, title })}
    />
  );
}

/** Content to ask for, one kind at a time. */
export function ItemAdder({ label, useFound, onAdd }: AdderProps) {
  const kindOf = useItemKinds();
  const [type, setType] = useState<TaskContentType | null>(null);
  const tabs = taskContentTypes.map((one) => ({ name: String(one), label: kindOf(one).label }));
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={label}
        tabs={tabs}
        current={String(type)}
        onChoose={(name) => setType(taskContentTypes.find((one) => String(one) === name) ?? null)}
      />
      {type !== null && <ContentSearch key={type} businessType={type} useFound={useFound} onAdd={onAdd} />}
    </Stack>
  );
}

export type ContentQuery = { readonly businessType: TaskContentType; readonly search?: string };

export type AdderProps = {
  label: string;
  /** The search of the caller's: whoever may ask for a content differs. */
  useFound: (query: ContentQuery) => UseQueryResult<Found>;
  onAdd: (item: ContentItem) => void;
};
