type Named = { readonly id: string; readonly name: string };

/** People something is for, as a form has them. */
export type AudienceDraft = {
  readonly isEveryone: boolean;
  readonly organizations: readonly Named[];
  readonly members: readonly Named[];
};
