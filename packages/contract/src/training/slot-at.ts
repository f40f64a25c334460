/** A code is on the screen for so long. */
const codeLifeMs = 15_000;
/** A scan that was under way when the code changed. */
const scanGraceMs = 2_000;

/** Codes of a meeting change with the number of the slot. */
export const slotAt = (at: number): number => Math.floor(at / codeLifeMs);
export const slotEnd = (slot: number): number => (slot + 1) * codeLifeMs;

/** Whether a scanned code of this slot counts now: never one of the future. */
export const isSlotScannable = (slot: number, now: number): boolean =>
  slot * codeLifeMs <= now && now < slotEnd(slot) + scanGraceMs;

/** The slots whose typed codes count now: typing takes longer than a scan. */
export const typedSlots = (now: number): readonly number[] => [slotAt(now), slotAt(now) - 1];
