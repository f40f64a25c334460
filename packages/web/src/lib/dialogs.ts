/** What can be opened from anywhere. The host in `app/` knows how each is loaded and when it may be shown. */
export type DialogName = 'live-create' | 'live-manage' | 'alert' | 'live-closed' | 'share';

export type DialogRequest = { readonly name: DialogName; readonly props: Readonly<Record<string, unknown>> };

type Listener = (request: DialogRequest) => void;

let host: Listener | null = null;

/** Not a store: the host must take a request inside a transition, which state outside of React cannot do. */
export function setDialogHost(listener: Listener): () => void {
  host = listener;
  return () => {
    if (host === listener) host = null;
  };
}

/** SHELL-19 */
export const openDialog = (name: DialogName, props: DialogRequest['props'] = {}): void => host?.({ name, props });
