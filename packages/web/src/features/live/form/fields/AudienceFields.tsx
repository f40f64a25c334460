import { liveLimits } from '@shuyuan/contract/live/live-form';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { FieldsProps } from './fields-props.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import { useLiveChoices } from './use-live-choices.tsx';

/** D-050: who may come, and by name where only invited people may. */
export function AudienceFields({ draft, supplier, locks, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  const { scopes } = useLiveChoices();
  return (
    <>
      <ChoiceCards
        label={t('live.form.scope')}
        isRequired
        choices={scopes}
        value={draft.shareScope}
        lockedReason={locks.shareScope}
        error={errorOf('shareScope')}
        onChange={(shareScope) => onChange({ shareScope })}
      />
      {draft.shareScope === ShareScope.invited && (
        <PeoplePicker
          label={t('live.form.invited')}
          hint={t('live.form.invited.hint')}
          supplier={supplier}
          value={draft.invited}
          max={liveLimits.invitedMax}
          onChange={(invited) => onChange({ invited })}
        />
      )}
    </>
  );
}
