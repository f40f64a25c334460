import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { answerCard, readNextCard } from '@shuyuan/contract/practice/practice.wire';

export type NextCard = OutputOf<typeof readNextCard>;
export type AskedCard = NonNullable<NextCard['card']>;
export type AnsweredCard = OutputOf<typeof answerCard>;
