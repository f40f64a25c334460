/** D-179, D-180: the kinds of things that can be due, by the names their lists have in addresses. */
export const taskKinds = ['course', 'subject', 'exam', 'research', 'class', 'live', 'room', 'approval'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Something a member has to do. */
export type Task = {
  readonly kind: TaskKind;
  readonly id: string;
  readonly title: string;
  /** By when; of a class or a live, when it begins. Null: whenever. */
  readonly dueTime: number | null;
  /** The instant it came to the member. */
  readonly sinceTime: number;
  /** Of an approval: the box it lies in. */
  readonly box: 'to-decide' | 'sent-back' | null;
  /** Of an approval or a booking to decide on: the name of who waits. */
  readonly starterName: string | null;
};
