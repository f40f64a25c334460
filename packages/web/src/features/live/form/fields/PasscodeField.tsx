import { TextInput } from '@mantine/core';
import { liveLimits } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { Passcode } from '../live-draft.ts';

type Props = { value: Passcode; error: string | undefined; onChange: (passcode: Passcode) => void };

/** D-067: a passcode lets in who has it, also without an account. One that is set is never shown again. */
export function PasscodeField({ value, error, onChange }: Props) {
  const t = useT('activity');
  return (
    <div>
      <SwitchField
        label={t('live.form.passcode.use')}
        description={t('live.form.passcode.hint')}
        isOn={value.isOn}
        onChange={(isOn) => onChange({ ...value, isOn, text: '' })}
      />
      {value.isOn && (
        <TextInput
          label={t('live.form.passcode')}
          placeholder={t(value.isSet ? 'live.form.passcode.kept' : 'live.form.passcode.example')}
          required={!value.isSet}
          maxLength={liveLimits.passcodeMax}
          autoComplete="off"
          dir="ltr"
          error={error}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
