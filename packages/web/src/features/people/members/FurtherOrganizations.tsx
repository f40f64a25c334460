import { NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import classes from './FurtherOrganizations.module.css';
import type { Option } from '../organizations/organization-options.ts';

type Props = {
  options: readonly Option[];
  /** The first organisation; it is not offered a second time. */
  first: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function FurtherOrganizations({ options, first, chosen, onChange }: Props) {
  const t = useT('admin');
  const nameOf = (id: string): string => options.find(({ value }) => value === id)?.label.trim() ?? id;
  const offered = options.filter(({ value }) => value !== first && !chosen.includes(value));
  return (
    <div>
      <NativeSelect
        label={t('admin.members.form.further')}
        value=""
        data={[{ value: '', label: t('admin.members.form.further.add') }, ...offered]}
        onChange={(event) => onChange([...chosen, event.currentTarget.value])}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen}>
          {chosen.map((id) => (
            <li key={id} className={classes.place}>
              {nameOf(id)}
              <button
                type="button"
                className={classes.remove}
                aria-label={t('admin.members.form.further.remove', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
