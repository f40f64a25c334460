import { type ComponentType, createContext, useContext } from 'react';

/** What reading borrows from files; the app puts it here, because features never meet. */
export type QuestionParts = { readonly FileView: ComponentType<{ fileId: string; name: string }> };

export const QuestionPartsContext = createContext<QuestionParts | null>(null);

export function useQuestionParts(): QuestionParts {
  const parts = useContext(QuestionPartsContext);
  if (!parts) throw new Error('the app gives what is published no parts here');
  return parts;
}
