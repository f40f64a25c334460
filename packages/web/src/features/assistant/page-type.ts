/** AI-09: a page begins with a new conversation; one that has a name is gone on with. */
type PageType = 'create' | 'continue';

type Facts = { readonly sessionId: string | null; readonly messages: readonly unknown[] };

export const pageTypeOf = ({ sessionId, messages }: Facts): PageType =>
  sessionId === null && messages.length === 0 ? 'create' : 'continue';
