import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Reads, Tx } from '../../../platform/context.ts';

/** Something people discuss, as the caller may see it. */
export type Discussed = {
  readonly kind: 'question' | 'course';
  readonly id: string;
  readonly tenantId: string;
  readonly title: string;
  /** Those who published it: they are notified of what is said, and marked where they answer. */
  readonly authorIds: readonly string[];
  /** Whether anything more may be said. */
  readonly isOpen: boolean;
  /** Refuses where what is said below it is not to be liked either. */
  readonly demandShown: () => void;
  /** Whether the caller has a say in what others write below it. */
  readonly keepsOrder: boolean;
  /** The page of it; `at` is the comment that is meant. Undefined: nobody can open it any more. */
  readonly linkTo: (at?: string) => string | undefined;
  /** Those of some people who may open it: nobody is notified of what they cannot see. */
  readonly listReaders: (read: Reads, memberIds: readonly string[]) => Promise<readonly string[]>;
  /** Where it keeps a number of its comments. */
  readonly count: (tx: Tx, delta: 1 | -1) => Promise<void>;
  /** The reward of a new comment for its author. */
  readonly reward: (tx: Tx, ctx: Context, commentId: string) => Promise<void>;
  readonly notifyAdded: (tx: Tx, ctx: Context, event: DiscussionEvent) => Promise<void>;
};

/** The subject of a discussion: a post or a course, one of the two. */
export type DiscussionSubject = { readonly questionId: string | null; readonly courseId: string | null };

export type DiscussionEvent = {
  readonly id: string;
  /** Whoever is answered; null: the subject itself. */
  readonly answeredId: string | null;
};

/** A kind of content people discuss, by the feature that decides who may see it. */
export type Discussable = {
  readonly kind: Discussed['kind'];
  readonly open: (ctx: Context, id: string) => Promise<Discussed>;
  /** The same for a change, held until it is written. */
  readonly lock: (tx: Tx, ctx: Context, id: string) => Promise<Discussed>;
  /** For a moderator who settles a complaint, whether or not it is for them. */
  readonly lockToSettle: (tx: Tx, ctx: Context, id: string) => Promise<Discussed>;
};
export type Discussables = readonly Discussable[];

/** The subject a call names: exactly one. */
export function subjectOf(input: {
  readonly questionId?: string | undefined;
  readonly courseId?: string | undefined;
}): DiscussionSubject {
  const { questionId = null, courseId = null } = input;
  demand((questionId === null) !== (courseId === null), 'request.invalid', {
    problems: [{ field: 'questionId', rule: 'required' }],
  });
  return { questionId, courseId };
}

/** The feature that answers for a subject, and its id there. */
export function discussableOf(discussables: Discussables, { questionId, courseId }: DiscussionSubject) {
  const [kind, id] = questionId === null ? (['course', courseId] as const) : (['question', questionId] as const);
  const discussable = discussables.find((one) => one.kind === kind);
  demand(discussable && id !== null, 'request.not-found');
  return { discussable, id };
}

export function openDiscussed(ctx: Context, discussables: Discussables, subject: DiscussionSubject) {
  const { discussable, id } = discussableOf(discussables, subject);
  return discussable.open(ctx, id);
}
