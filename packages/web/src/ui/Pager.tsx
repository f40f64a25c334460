import { defaultPageSize, pageCount, pageSizeOptions, type Paging } from '@shuyuan/contract/kernel/paging';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import classes from './Pager.module.css';
import { pagerWindow } from './pager-window.ts';

export type PagerLabels = {
  readonly navigation: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly total: (count: number) => string;
  readonly pageSize: string;
  readonly pageSizeOption: (size: number) => string;
};

type Props = {
  page: number;
  pageSize?: number;
  recordCount: number;
  sizes?: readonly number[];
  labels: PagerLabels;
  onChange: (paging: Paging) => void;
};

/** SHELL-18. A change of size keeps the first row of the page in sight instead of jumping to the start. */
export function Pager({
  page,
  pageSize = defaultPageSize,
  recordCount,
  sizes = pageSizeOptions,
  labels,
  onChange,
}: Props) {
  const selectId = useId();
  const count = pageCount(recordCount, pageSize);
  const current = Math.min(Math.max(1, page), count);
  const goTo = (next: number) => onChange({ page: next, pageSize });
  const resize = (size: number) =>
    onChange({ page: Math.floor(((current - 1) * pageSize) / size) + 1, pageSize: size });
  return (
    <nav className={classes.root} aria-label={labels.navigation}>
      <span className={classes.total}>{labels.total(recordCount)}</span>
      <div className={classes.pages}>
        <button
          type="button"
          className={classes.page}
          aria-label={labels.previous}
          disabled={current <= 1}
          onClick={() => goTo(current - 1)}
        >
          <ChevronLeft size={16} aria-hidden className={classes.chevron} />
        </button>
        {pagerWindow(current, count).map((slot) =>
          typeof slot === 'number' ? (
            <button
              key={slot}
              type="button"
              className={classes.page}
              aria-label={labels.page(slot)}
              aria-current={slot === current ? 'page' : undefined}
              onClick={() => goTo(slot)}
            >
              {slot}
            </button>
          ) : (
            <span key={slot} className={classes.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <button
          type="button"
          className={classes.page}
          aria-label={labels.next}
          disabled={current >= count}
          onClick={() => goTo(current + 1)}
        >
          <ChevronRight size={16} aria-hidden className={classes.chevron} />
        </button>
      </div>
      <label className={classes.hiddenLabel} htmlFor={selectId}>
        {labels.pageSize}
      </label>
      <select
        id={selectId}
        className={classes.size}
        value={pageSize}
        onChange={(event) => resize(Number(event.currentTarget.value))}
      >
        {[...new Set([...sizes, pageSize])]
          .toSorted((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {labels.pageSizeOption(size)}
            </option>
          ))}
      </select>
    </nav>
  );
}
