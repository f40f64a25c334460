import { X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './FileLinks.module.css';

type Linked = { readonly id: string; readonly name: string; readonly path: string };
type Props = {
  label: string;
  files: readonly Linked[];
  remove?: { readonly labelOf: (name: string) => string; readonly onRemove: (id: string) => void };
};

/** Files of a work, each opened on its own. */
export function FileLinks({ label, files, remove }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ id, name, path }) => (
        <li key={id} className={classes.file}>
          <a href={path} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>
          {remove && (
            <IconButton
              label={remove.labelOf(name)}
              icon={<X size={16} aria-hidden />}
              onClick={() => remove.onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
