import { Grip } from '../../ordering/Grip.tsx';
import { MoveButtons, type Moving } from '../../ordering/MoveButtons.tsx';
import { type Dragging, OrderedRow } from '../../ordering/OrderedRow.tsx';
import classes from './ContentItems.module.css';
import { type ContentItem, keyOf } from './content-item.ts';
import { useItemKinds } from './use-item-kinds.ts';

type Props = Dragging & Moving & { item: ContentItem };

/** One content of a draft. */
export function ItemRow({ item, isDragged, onDrag, onDrop, ...moving }: Props) {
  const kindOf = useItemKinds();
  const { title, businessType } = item;
  const { icon: Icon } = kindOf(businessType);
  return (
    <OrderedRow id={keyOf(item)} className={classes.item} isDragged={isDragged} onDrop={onDrop}>
      <Grip name={title} onDrag={onDrag} />
      <Icon size={18} aria-hidden className={classes.icon} />
      <bdi className={classes.title}>{title}</bdi>
      <MoveButtons name={title} {...moving} />
    </OrderedRow>
  );
}
