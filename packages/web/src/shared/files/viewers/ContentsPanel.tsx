import { X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './ContentsPanel.module.css';
import { ToolButton } from './ToolButton.tsx';

export type ContentsEntry<Target> = {
  /** Its own among all: two chapters may have one name. */
  readonly key: string;
  readonly label: string;
  readonly target: Target;
  readonly entries: readonly ContentsEntry<Target>[];
};

type ListProps<Target> = {
  entries: readonly ContentsEntry<Target>[];
  /** The entry one reads in. */
  current?: Target | undefined;
  onOpen: (target: Target) => void;
};

function Entries<Target>({ entries, current, onOpen }: ListProps<Target>) {
  return (
    <ul>
      {entries.map(({ key, label, target, entries: below }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.entry}
            aria-current={current !== undefined && current === target ? 'location' : undefined}
            onClick={() => onOpen(target)}
          >
            {label}
          </button>
          {below.length > 0 && <Entries entries={below} current={current} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  );
}

/** The contents of a document or a book, beside it, or over it where it is narrow. */
export function ContentsPanel<Target>({ onClose, ...list }: ListProps<Target> & { onClose: () => void }) {
  const t = useT('files');
  const id = useId();
  return (
    // Escape from any of its entries.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={classes.root}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={classes.head}>
        <span id={id}>{t('viewer.contents')}</span>
        <ToolButton label={t('viewer.contents.close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <div className={classes.list}>
        <Entries {...list} />
      </div>
    </nav>
  );
}
