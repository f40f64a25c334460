import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isEnter } from './keys.ts';
import { ScrollRegion } from './KeyRegion.tsx';
import classes from './DataTable.module.css';

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

export type Column<Row> = {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | 'center';
  readonly width?: string;
  readonly isSortable?: boolean;
};

type Props<Row> = {
  /** Names the table for those who hear it. */
  caption: string;
  columns: readonly Column<Row>[];
  /** One union instead of three flags: a table is never empty and loading at once. */
  content:
    | { readonly state: 'loading'; readonly placeholder: ReactNode }
    | { readonly state: 'failed'; readonly message: ReactNode }
    | { readonly state: 'ready'; readonly rows: readonly Row[]; readonly empty: ReactNode };
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onOpen?: (row: Row) => void;
};

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

function HeaderCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" data-align={column.align} style={{ inlineSize: column.width }} aria-sort={direction}>
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ key: column.key, direction: direction ? opposite[direction] : 'ascending' })}
        >
          {column.header}
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function moveFocus(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const sibling =
    event.key === 'ArrowDown'
      ? event.currentTarget.nextElementSibling
      : event.key === 'ArrowUp'
        ? event.currentTarget.previousElementSibling
        : null;
  if (!(sibling instanceof HTMLElement)) return false;
  sibling.focus();
  return true;
}

/** Rows under headers; on a phone each row is a card with its headers beside the values. */
export function DataTable<Row>({ caption, columns, content, rowKey, sort, onSort, onOpen }: Props<Row>) {
  if (content.state === 'failed') return content.message;
  if (content.state === 'loading') return content.placeholder;
  if (content.rows.length === 0) return content.empty;

  const rowProps = (row: Row) =>
    onOpen && {
      tabIndex: 0,
      className: classes.opens,
      onClick: () => onOpen(row),
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
        // Keys pressed on a button or link inside the row belong to it.
        if (event.target !== event.currentTarget) return;
        if (isEnter(event)) onOpen(row);
        else if (!moveFocus(event)) return;
        event.preventDefault();
      },
    };
  return (
    <ScrollRegion className={classes.frame} aria-label={caption}>
      <table className={classes.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...(sort && { sort })} {...(onSort && { onSort })} />
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={rowKey(row)} {...rowProps(row)}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  <span className={classes.label} aria-hidden="true">
                    {column.header}
                  </span>
                  <span className={classes.value}>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
