/** A code is on the screen for so long. */
const codeLifeMs = 15_000;
/** Codes of a meeting change with the number of the slot. */
export const slotAt = (at: number): number => Math.floor(at / codeLifeMs);
export const slotEnd = (slot: number): number => (slot + 1) * codeLifeMs;

/** The slots whose codes count now: the page behind a scanned one has to load first, and typing takes time. */
export const countingSlots = (now: number): readonly number[] => [slotAt(now), slotAt(now) - 1];
