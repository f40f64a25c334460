/** A room by the words people know it by. */
export type ChosenRoom = { readonly id: string; readonly name: string };
