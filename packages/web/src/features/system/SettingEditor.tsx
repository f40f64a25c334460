import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import type { SettingForm } from '@shuyuan/contract/system/settings';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { SwitchField } from '../../ui/SwitchField.tsx';
import { AudienceEditor } from './AudienceEditor.tsx';
import type { EditorProps } from './editor-props.ts';
import { linesOf, originsOf, prefixesOf, textIn, withNumber, withSwitch, withText } from '../../lib/setting-draft.ts';
import classes from './SettingsPage.module.css';
import { choiceKey, fieldKey } from '../../lib/setting-texts.ts';

type Of<Kind extends SettingForm['kind']> = EditorProps<Extract<SettingForm, { kind: Kind }>>;

function SwitchesEditor({ form, value, isDisabled, onChange }: Of<'switches'>) {
  const t = useT('admin');
  return (
    <div className={classes.switches}>
      {form.names.map((name) => (
        <SwitchField
          key={name}
          label={t(fieldKey(name))}
          isOn={isSwitchOn(value, form, name)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(withSwitch(value, { form, name, isOn }))}
        />
      ))}
    </div>
  );
}

function FieldsEditor({ form, value, isDisabled, error, onChange }: Of<'texts'> | Of<'range'> | Of<'numbers'>) {
  const t = useT('admin');
  const { names, kind } = form;
  const change = kind === 'texts' ? withText : withNumber;
  const min = kind === 'range' ? 1 : 0;
  const number = kind === 'texts' ? {} : ({ type: 'number', inputMode: 'numeric', min, max: form.max } as const);
  return (
    <div className={classes.fields}>
      {names.map((name, index) => (
        <TextInput
          key={name}
          label={t(fieldKey(name))}
          value={textIn(value, names, name)}
          disabled={isDisabled}
          error={index === 0 ? error : Boolean(error)}
          {...number}
          onChange={(event) => onChange(change(value, { names, name, value: event.currentTarget.value }))}
        />
      ))}
    </div>
  );
}

/** Keeps what is typed as it is typed: an empty line is on its way to become an entry. */
function LinesEditor({ form, title, value, isDisabled, error, onChange }: Of<'prefixes'> | Of<'origins'>) {
  const [lines, setLines] = useState(() => linesOf(value));
  const valueOf = form.kind === 'origins' ? originsOf : prefixesOf;
  return (
    <Textarea
      aria-label={title}
      value={lines}
      rows={4}
      dir="ltr"
      disabled={isDisabled}
      error={error}
      onChange={(event) => {
        setLines(event.currentTarget.value);
        onChange(valueOf(event.currentTarget.value));
      }}
    />
  );
}

/** The field a setting is edited with, by the form its table gives it. */
export function SettingEditor({ form, ...props }: EditorProps) {
  const t = useT('admin');
  const { title, value, isDisabled, error, onChange } = props;
  switch (form.kind) {
    case 'switch':
      return (
        <SwitchField
          label={t(value === '1' ? 'admin.settings.on' : 'admin.settings.off')}
          description={<span className={classes.unseen}>{title}</span>}
          isOn={value === '1'}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? '1' : '0')}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          aria-label={title}
          value={value}
          disabled={isDisabled}
          data={form.choices.map((choice) => ({ value: choice, label: t(choiceKey(choice)) }))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'address':
      return (
        <TextInput
          aria-label={title}
          value={value}
          dir="ltr"
          disabled={isDisabled}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      );
    case 'mail':
      return (
        <TextInput
          aria-label={title}
          value={value}
          type="email"
          dir="ltr"
          disabled={isDisabled}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      );
    case 'limit':
      return (
        <TextInput
          aria-label={title}
          value={value}
          type="number"
          inputMode="numeric"
          min={0}
          max={form.max}
          rightSection={form.unit}
          disabled={isDisabled}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'switches':
      return <SwitchesEditor form={form} {...props} />;
    case 'texts':
      return <FieldsEditor form={form} {...props} />;
    case 'range':
      return <FieldsEditor form={form} {...props} />;
    case 'numbers':
      return <FieldsEditor form={form} {...props} />;
    case 'prefixes':
      return <LinesEditor form={form} {...props} />;
    case 'origins':
      return <LinesEditor form={form} {...props} />;
    default:
      return <AudienceEditor form={form} {...props} />;
  }
}
