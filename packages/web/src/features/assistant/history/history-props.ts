/** What a list of conversations shows of one. */
export type ListedSession = { readonly sessionId: string; readonly chatTitle: string };

export type HistoryProps = {
  currentId: string | null;
  onOpen: (sessionId: string) => void;
  /** The conversation that is open was deleted, or a new one is wanted. */
  onNew: () => void;
};
