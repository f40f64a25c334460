import { VisuallyHidden } from '@mantine/core';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { type ContentItem, keyOf, withItem } from './content-item.ts';
import { type AdderProps, ItemAdder } from './ItemAdder.tsx';
import { ItemRow } from './ItemRow.tsx';
import { useItemOrder } from './use-item-order.ts';

type Props = Pick<AdderProps, 'useFound'> & {
  title: string;
  emptyText: string;
  addLabel: string;
  items: readonly ContentItem[];
  max: number;
  onChange: (items: readonly ContentItem[]) => void;
};

/** Contents in the order they are meant to be done, and the search for more. */
export function ContentItems({ title, emptyText, addLabel, items, max, useFound, onChange }: Props) {
  const order = useItemOrder({ title, items, onChange });
  return (
    <Stack>
      {items.length === 0 && <HintText>{emptyText}</HintText>}
      <Stack as="ul" gap={8}>
        {items.map((item, at) => (
          <ItemRow key={keyOf(item)} item={item} {...order.movingOf(at)} />
        ))}
      </Stack>
      {items.length < max && (
        <ItemAdder label={addLabel} useFound={useFound} onAdd={(item) => onChange(withItem(items, item))} />
      )}
      <VisuallyHidden component="output">{order.said}</VisuallyHidden>
    </Stack>
  );
}
