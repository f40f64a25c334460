import { dayMs, hourMs } from '../../kernel/time-units.ts';

/** Sizes of a study pack, for the form, the wire and the database. */
export const packLimits = {
  title: 100,
  message: 1_000,
  items: 20,
  /** People one pack reaches; more people are what required training is for. */
  people: 500,
  units: 20,
  reason: 500,
  evidenceFiles: 5,
  /** People a preview names, and deadlines it names of each. */
  previewPeople: 50,
  previewClashes: 3,
} as const;

/** Another deadline so near is one somebody has to meet together with the pack. */
export const clashMs = 3 * dayMs;

/** Nobody is reminded of the same pack more often. */
export const reminderPauseMs = 20 * hourMs;
