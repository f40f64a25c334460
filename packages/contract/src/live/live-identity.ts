/** D-054: as whom somebody is in a live. */
export const LiveIdentity = { attendee: 1, organizer: 2, panelist: 3, assistant: 4 } as const;
export type LiveIdentity = (typeof LiveIdentity)[keyof typeof LiveIdentity];
export const liveIdentities = Object.values(LiveIdentity);

/** D-054: which address is asked for (LIVE-CREATE-09, LIVE-MGMT-23). */
export const UrlType = { host: 1, lecturer: 2, assistant: 3 } as const;
export type UrlType = (typeof UrlType)[keyof typeof UrlType];

/** Whom an address makes of who opens it. */
export const identityOfUrl: Record<UrlType, LiveIdentity> = {
  [UrlType.host]: LiveIdentity.organizer,
  [UrlType.lecturer]: LiveIdentity.panelist,
  [UrlType.assistant]: LiveIdentity.assistant,
};

/** LIVE-MGMT-23, D-055: 1 is the web or a Mac, 2 Windows. */
export const clientsOf = (platform: string): '1' | '1,2' => (/mac/i.test(platform) ? '1' : '1,2');
