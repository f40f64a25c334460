import type { ReactNode } from 'react';
import { loadNoticeHost } from './notice-host.ts';
import { textOf } from './texts.ts';

/** SHELL-17 */
export const noticeDurationMs = 2500;

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const colorOf: Record<NoticeKind, string> = { info: 'gray', success: 'pine', warning: 'gold', error: 'cinnabar' };

/** The cross is only a drawing; a screen reader reads this. */
const closeButton = () => ({ closeButtonProps: { 'aria-label': textOf('common', 'dialog.close') } });

type Notice = {
  readonly id: string;
  readonly message: ReactNode;
  readonly color: string;
  readonly autoClose: number | false;
};

const show = (notice: Notice): void =>
  void loadNoticeHost()
    .then((notices) => notices.show({ ...notice, ...closeButton() }))
    .catch(() => undefined);

/** A passing message. The same text twice at once is shown once: ten lists that lose the network are one notice. */
export function showNotice(text: string, kind: NoticeKind = 'info'): void {
  // An id of an element has no spaces.
  const id = encodeURIComponent(`${kind}:${text}`);
  show({ id, message: text, color: colorOf[kind], autoClose: noticeDurationMs });
}

/** A message that waits to be closed: something the person should do, in their own time. */
export function showLastingNotice(id: string, message: ReactNode): void {
  show({ id, message, color: colorOf.info, autoClose: false });
}
