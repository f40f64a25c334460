import { findOrganizationPath } from '@shuyuan/contract/people/organizations.wire';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './FurtherOrganizations.module.css';

type Props = {
  /** The first organisation; it is not taken a second time. */
  first: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function Place({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useT('admin');
  const path = useRead(findOrganizationPath, { id }, { claims: 'notices' });
  const name = path.data?.items.at(-1)?.name ?? '…';
  return (
    <li className={classes.place}>
      {name}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('admin.members.form.further.remove', { name })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}

export function FurtherOrganizations({ first, chosen, onChange }: Props) {
  const t = useT('admin');
  const field = useRef<HTMLInputElement>(null);
  const add = (id: string) => {
    if (id !== first && !chosen.includes(id)) onChange([...chosen, id]);
  };
  const remove = (id: string) => {
    onChange(chosen.filter((one) => one !== id));
    // The button goes with its place; whoever works by keys would begin at the top of the page again.
    field.current?.focus();
  };
  return (
    <div>
      <OrganizationPicker
        inputRef={field}
        label={t('admin.members.form.further')}
        placeholder={t('admin.members.form.further.add')}
        isAdding
        value=""
        onChange={add}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen}>
          {chosen.map((id) => (
            <Place key={id} id={id} onRemove={() => remove(id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
