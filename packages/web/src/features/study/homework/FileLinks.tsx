import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Homework.module.css';

type Linked = { readonly id: string; readonly name: string; readonly path: string };
type Props = { label: string; files: readonly Linked[]; onRemove?: (id: string) => void };

/** Files of a work, each opened on its own. */
export function FileLinks({ label, files, onRemove }: Props) {
  const t = useT('study');
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ id, name, path }) => (
        <li key={id} className={classes.file}>
          <a href={path} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>
          {onRemove && (
            <IconButton
              label={t('study.homework.removeFile', { name })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
