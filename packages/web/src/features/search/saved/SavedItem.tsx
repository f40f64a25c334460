import { Pencil, X } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from '../Search.module.css';
import { type Saved, savedAddress } from './saved-address.ts';

type Props = { saved: Saved; onRename: () => void; onRemove: () => void };

/** A saved search with how much is new. */
export function SavedItem({ saved, onRename, onRemove }: Props) {
  const t = useT('search');
  const format = useFormat();
  const { name, newCount } = saved;
  return (
    <li className={classes.word}>
      <PathLink to="search" search={savedAddress(saved)}>
        <bdi>{name}</bdi>
      </PathLink>
      {newCount > 0 && <Tag tone="pine">{t('search.saved.new', { count: format.count(newCount) })}</Tag>}
      <IconButton
        label={t('search.saved.rename', { name })}
        icon={<Pencil size={14} aria-hidden />}
        size={28}
        onClick={onRename}
      />
      <IconButton
        label={t('search.saved.remove', { name })}
        icon={<X size={14} aria-hidden />}
        size={28}
        onClick={onRemove}
      />
    </li>
  );
}
