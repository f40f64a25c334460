import type { LibraryCardView } from '../library-reads.ts';
import classes from './Library.module.css';
import { LibraryCard } from './LibraryCard.tsx';

/** Cards beside each other where there is room. */
export function LibraryCards({ items }: { items: readonly LibraryCardView[] }) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <LibraryCard item={item} />
        </li>
      ))}
    </ul>
  );
}
