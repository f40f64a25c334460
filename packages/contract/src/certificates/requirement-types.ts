import { BusinessType } from '../kernel/business-types.ts';

/** The kinds of content a certificate can ask for, in the order a form offers them. */
export const requirementTypes = [
  BusinessType.course,
  BusinessType.subject,
  BusinessType.exam,
  BusinessType.research,
  BusinessType.class,
  BusinessType.nativeLive,
] as const;
export type RequirementType = (typeof requirementTypes)[number];

/** Whether somebody can have a mark in it, and a certificate ask for one. */
export const hasMark = (type: RequirementType): boolean => type === BusinessType.course || type === BusinessType.exam;
