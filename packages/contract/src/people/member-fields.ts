import { textLength } from '../kernel/text-length.ts';

/** The fields of a person that people type, judged alike by form, import and server. */
export const fullNameMax = 40;
export const accountMin = 3;
export const accountMax = 60;
export const emailMax = 254;
export const phoneMax = 40;
export const employeeNumberMax = 60;
/** Organisations beside the first. */
export const maxFurtherOrganizations = 20;

/** Signed in with and written into links: no space in it. */
export const isAccount = (text: string): boolean =>
  !/\s/.test(text) && textLength(text) >= accountMin && textLength(text) <= accountMax;

/** One @ with something around it; whether it is read by anybody only a mail can tell. */
export const isEmail = (text: string): boolean => text.length <= emailMax && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const isPhone = (text: string): boolean => text.length <= phoneMax && /^\+?[\d\s().-]{3,}$/.test(text);

export const isEmployeeNumber = (text: string): boolean => /^\S+$/.test(text) && textLength(text) <= employeeNumberMax;
