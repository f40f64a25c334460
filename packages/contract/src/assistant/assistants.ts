/** D-159: the limits of a named prompt. */
export const assistantNameMax = 30;
export const promptMax = 2_000;
export const labelMax = 12;
export const labelsMax = 5;
/** Of one person; the company has as many again. */
export const maxAssistants = 50;
