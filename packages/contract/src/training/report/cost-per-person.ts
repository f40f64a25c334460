/** ENUM-11: what a class cost for each person who was there, in hundredths rounded half up; null: nobody was, or it cost nothing. */
export const costPerPerson = (costHundredths: number, attendedCount: number): number | null =>
  costHundredths === 0 || attendedCount === 0 ? null : Math.round(costHundredths / attendedCount);
