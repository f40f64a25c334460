import { fieldsOf } from '@shuyuan/contract/live/live-form';
import type { FieldsProps } from './fields-props.ts';
import { PasscodeField } from './PasscodeField.tsx';
import { PriceField } from './PriceField.tsx';

/** The passcode that opens the room, and the price of it. */
export function DoorFields(props: FieldsProps) {
  const { draft, supplier, errorOf, onChange } = props;
  return (
    <>
      <PasscodeField
        value={draft.passcode}
        error={errorOf('passcode')}
        onChange={(passcode) => onChange({ passcode })}
      />
      {fieldsOf({ supplier, liveType: draft.liveType }).price && <PriceField {...props} />}
    </>
  );
}
