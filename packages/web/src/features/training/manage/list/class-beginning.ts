import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { zoneHere } from '../../../../lib/zone-name.ts';

/** A class as it begins, until its form says otherwise. */
export const classBeginning = () => ({
  kind: 'training' as const,
  trainType: TrainType.internal,
  classType: ClassType.faceToFace,
  introduction: '',
  audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
  selection: 'first-come' as const,
  needsApproval: false,
  seats: 20,
  waitingMax: 20,
  openTime: null,
  closeTime: null,
  cancelHoursBefore: 24,
  timeZone: zoneHere(),
  meetings: [],
});
