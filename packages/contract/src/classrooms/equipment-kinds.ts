/** D-189: what a room may be looked for by. */
export const equipmentKinds = [
  'projector',
  'screen',
  'camera',
  'microphone',
  'whiteboard',
  'computers',
  'workbench',
  'barrier-free',
] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];
