export type PositionReports = {
  /** Where somebody is now. */
  readonly report: (position: string) => void;
  /** Nothing more will come, the page may be gone in a moment. */
  readonly flush: () => void;
};

/** At most one report in this time, the last place always among them. */
export const reportEveryMs = 3_000;

/** Thins out what a viewer tells about its place: scrolling through a document is not a hundred calls. */
export function positionReports(send: (position: string, isLeaving: boolean) => void): PositionReports {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: string | null = null;
  let sent: string | null = null;
  const sendWaiting = (isLeaving: boolean): void => {
    const position = waiting;
    waiting = null;
    if (position === null || position === sent) return;
    sent = position;
    send(position, isLeaving);
  };
  const open = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (waiting !== null) start();
    }, reportEveryMs);
  };
  const start = (): void => {
    sendWaiting(false);
    open();
  };
  return {
    report: (position) => {
      waiting = position;
      if (timer === null) start();
    },
    flush: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      sendWaiting(true);
    },
  };
}
