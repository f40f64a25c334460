import { fieldsOf } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { CoverField } from './CoverField.tsx';
import { DetailFields } from './DetailFields.tsx';
import { DoorFields } from './DoorFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { HeadFields } from './HeadFields.tsx';
import classes from './LiveFields.module.css';
import { PeopleFields } from './PeopleFields.tsx';
import { useLiveChoices } from './use-live-choices.tsx';

/** All fields of the form, in two columns where there is room. */
export function LiveFields(props: FieldsProps & { onCoverBusy: (isBusy: boolean) => void }) {
  const { draft, supplier, locks, errorOf, onChange, onCoverBusy } = props;
  const t = useT('activity');
  const { types, modes, executions } = useLiveChoices();
  const has = fieldsOf({ supplier, liveType: draft.liveType });
  return (
    <div className={classes.root}>
      <div className={classes.column}>
        <ChoiceCards
          label={t('live.form.type')}
          choices={types}
          value={draft.liveType}
          lockedReason={locks.liveType}
          onChange={(liveType) => onChange({ liveType })}
        />
        <HeadFields {...props} />
        {has.liveMode && (
          <ChoiceCards
            label={t('live.form.mode')}
            isRequired
            choices={modes}
            value={draft.liveMode}
            lockedReason={locks.liveMode}
            error={errorOf('liveMode')}
            onChange={(liveMode) => onChange({ liveMode })}
          />
        )}
        {has.executionMode && (
          <ChoiceCards
            label={t('live.form.execution')}
            isRequired
            choices={executions}
            value={draft.executionMode}
            error={errorOf('executionMode')}
            onChange={(executionMode) => onChange({ executionMode })}
          />
        )}
        <AudienceFields {...props} />
        <DetailFields {...props} />
      </div>
      <div className={classes.column}>
        <CoverField value={draft.cover} onChange={(cover) => onChange({ cover })} onBusy={onCoverBusy} />
        <PeopleFields {...props} />
        <DoorFields {...props} />
      </div>
    </div>
  );
}
