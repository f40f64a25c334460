// Parts of the choice of several, which no other page has: they come with this one.
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { hasMarks } from '@shuyuan/contract/subjects/minimum-mark';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { MultiSelect, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import classes from './Editor.module.css';
import type { ItemDraft } from './subject-draft.ts';

type Props = { item: ItemDraft; before: readonly ItemDraft[]; onChange: (item: ItemDraft) => void };

/** The items that come first; those that can have a mark may also need one. */
export function PrerequisiteFields({ item, before, onChange }: Props) {
  const t = useT('subjects');
  const { prerequisiteKeys, minimumMarks } = item;
  const choose = (keys: readonly string[]) =>
    onChange({
      ...item,
      prerequisiteKeys: keys,
      minimumMarks: minimumMarks.filter(({ key }) => keys.includes(key)),
    });
  const ask = (key: string, percent: number) => {
    const others = minimumMarks.filter((mark) => mark.key !== key);
    if (Number.isNaN(percent)) onChange({ ...item, minimumMarks: others });
    else if (percent >= 1 && percent <= 100) onChange({ ...item, minimumMarks: [...others, { key, percent }] });
  };
  const marked = before.filter(({ key, businessType }) => prerequisiteKeys.includes(key) && hasMarks(businessType));
  return (
    <>
      <MultiSelect
        label={t('subjects.form.prerequisites')}
        data={before.map(({ key, title }) => ({ value: key, label: title }))}
        value={[...prerequisiteKeys]}
        maxValues={subjectLimits.prerequisites}
        onChange={choose}
      />
      {marked.length > 0 && (
        <div className={classes.deadline}>
          {marked.map(({ key, title }) => (
            <TextInput
              key={key}
              type="number"
              label={t('subjects.form.minimumMark', { title })}
              placeholder={t('subjects.form.minimumMark.none')}
              min={1}
              max={100}
              value={minimumMarks.find((mark) => mark.key === key)?.percent ?? ''}
              onChange={(event) => ask(key, Math.round(event.currentTarget.valueAsNumber))}
            />
          ))}
        </div>
      )}
    </>
  );
}
