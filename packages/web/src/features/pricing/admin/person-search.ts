import type { ComponentType } from 'react';

export type Colleague = { readonly id: string; readonly fullName: string };

/** What finds colleagues; the app gives it, because features never meet. */
export type PersonSearch = ComponentType<{
  label: string;
  placeholder: string;
  noneFound: string;
  error?: string | null;
  exceptIds: readonly string[];
  onChoose: (person: Colleague) => void;
}>;
