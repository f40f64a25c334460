import { attendanceFilters } from '@shuyuan/contract/training/attendance.wire';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';
import { classTabs } from '../class/class-address.ts';

/** The address of attendance: the meeting, the name, the state and the page. */
export const attendanceAddress = addressCodec({
  tab: addressChoice(classTabs, 'edit'),
  meeting: addressText,
  name: addressText,
  state: addressChoice(attendanceFilters),
  ...addressPaging(),
});

export type AttendanceAddress = AddressStateOf<typeof attendanceAddress>;
