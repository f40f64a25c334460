import { type ComponentType, createContext, useContext } from 'react';

export type Colleague = { readonly id: string; readonly fullName: string };

/** What the people of an account borrow from other features; the app puts it here, because features never meet. */
export type MemberParts = {
  readonly PersonSearch: ComponentType<{
    label: string;
    placeholder: string;
    noneFound: string;
    error?: string | null;
    exceptIds: readonly string[];
    onChoose: (person: Colleague) => void;
  }>;
  readonly CopyLine: ComponentType<{ label: string; text: string; hint?: string }>;
};

export const MemberPartsContext = createContext<MemberParts | null>(null);

export function useMemberParts(): MemberParts {
  const parts = useContext(MemberPartsContext);
  if (!parts) throw new Error('the app gives the people of an account no parts here');
  return parts;
}
