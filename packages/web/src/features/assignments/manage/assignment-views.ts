/** The lists of the page of rules, and those of one rule. */
export const assignmentViews = ['rules', 'compliance', 'absences'] as const;
export const ruleTabs = ['people', 'units'] as const;
