import { type ComponentType, createContext, useContext } from 'react';

/** What a grant borrows from another feature; the app puts it here, because features never meet. */
export type GrantParts = {
  readonly PersonSearch: ComponentType<{
    label: string;
    placeholder: string;
    noneFound: string;
    error?: string | null;
    exceptIds: readonly string[];
    onChoose: (person: { readonly id: string; readonly fullName: string }) => void;
  }>;
};

export const GrantPartsContext = createContext<GrantParts | null>(null);

export function useGrantParts(): GrantParts {
  const parts = useContext(GrantPartsContext);
  if (!parts) throw new Error('the app gives a grant no parts here');
  return parts;
}
