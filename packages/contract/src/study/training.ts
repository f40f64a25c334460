/** ENUM-07: where a training class stands. The documents give the ranges of this file only; the meanings are ours (D-184). */
export const TrainStatus = {
  preparing: 2,
  enrolling: 3,
  enrolmentClosed: 4,
  running: 5,
  evaluating: 6,
  ended: 7,
  cancelled: 8,
} as const;
export type TrainStatus = (typeof TrainStatus)[keyof typeof TrainStatus];

export const trainStatusLabels = {
  [TrainStatus.preparing]: 'study.trainStatus.preparing',
  [TrainStatus.enrolling]: 'study.trainStatus.enrolling',
  [TrainStatus.enrolmentClosed]: 'study.trainStatus.enrolmentClosed',
  [TrainStatus.running]: 'study.trainStatus.running',
  [TrainStatus.evaluating]: 'study.trainStatus.evaluating',
  [TrainStatus.ended]: 'study.trainStatus.ended',
  [TrainStatus.cancelled]: 'study.trainStatus.cancelled',
} as const satisfies Record<TrainStatus, string>;

/** ENUM-08: held by the organisation itself or by somebody outside. */
export const TrainType = { internal: 0, external: 1 } as const;
export type TrainType = (typeof TrainType)[keyof typeof TrainType];

export const trainTypeLabels = {
  [TrainType.internal]: 'study.trainType.internal',
  [TrainType.external]: 'study.trainType.external',
} as const satisfies Record<TrainType, string>;

/** ENUM-09: how a class meets. */
export const ClassType = { faceToFace: 1, online: 2, blended: 3, live: 4 } as const;
export type ClassType = (typeof ClassType)[keyof typeof ClassType];

export const classTypeLabels = {
  [ClassType.faceToFace]: 'study.classType.faceToFace',
  [ClassType.online]: 'study.classType.online',
  [ClassType.blended]: 'study.classType.blended',
  [ClassType.live]: 'study.classType.live',
} as const satisfies Record<ClassType, string>;
