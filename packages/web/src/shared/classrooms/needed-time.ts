/** When a room is needed, and the zone whose day that is. */
export type NeededTime = { readonly from: number; readonly to: number; readonly timeZone: string };
