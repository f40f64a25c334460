export type StudyTime = { readonly hours: number; readonly minutes: number };

/** PERSON-04, D-201: whole minutes, 30 seconds and more round up. */
export function studyTimeOf(seconds: number): StudyTime {
  const whole = Math.floor((seconds + 30) / 60);
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
