import { z } from 'zod';
import { id, text } from '../../kernel/fields.wire.ts';
import { reactionKinds, roomLimits } from './room-protocol.ts';

/** Chosen by the client; long enough for a random one. */
const request = z.string().min(1).max(64);
const isUp = z.boolean();
const key = z.string().regex(/^[mg]:.{1,64}$/);
/** A browser describes about 8 kB of what it can do. */
const description = z.string().min(1).max(32_000);
const pageMax = 10_000;

const asked = <T extends string, S extends z.ZodRawShape>(t: T, shape: S) =>
  z.object({ t: z.literal(t), request, ...shape });

/** What a client may say in a room; whatever else comes is no message (room-protocol.ts). */
export const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    // The first clients did not say it.
    version: z.int().min(1).max(9_999).default(1),
    ticket: z.string().min(1).max(2_000),
    since: id.optional(),
  }),
  z.object({ t: z.literal('ping') }),
  z.object({ t: z.literal('react'), kind: z.enum(reactionKinds) }),
  z.object({ t: z.literal('caption'), text: text(roomLimits.captionMax, 1), isFinal: z.boolean() }),
  asked('ticket.renew', {}),
  asked('chat.send', { text: text(roomLimits.chatMax, 1) }),
  asked('question.ask', { text: text(roomLimits.questionMax, 1) }),
  asked('question.vote', { id, isUp }),
  asked('question.answer', { id, answer: text(roomLimits.answerMax).nullable() }),
  asked('message.remove', { id }),
  asked('poll.open', {
    question: text(roomLimits.pollQuestionMax, 1),
    options: z
      .array(text(roomLimits.pollOptionMax, 1))
      .min(roomLimits.pollOptionsMin)
      .max(roomLimits.pollOptionsMax)
      .refine((options) => new Set(options).size === options.length, { error: 'repeated' }),
    isMultiple: z.boolean(),
  }),
  asked('poll.vote', {
    id,
    choices: z
      .array(
        z
          .int()
          .min(0)
          .max(roomLimits.pollOptionsMax - 1),
      )
      .min(1)
      .max(roomLimits.pollOptionsMax)
      .refine((choices) => new Set(choices).size === choices.length, { error: 'repeated' }),
  }),
  asked('poll.close', { id }),
  asked('hand', { isUp }),
  asked('stage.invite', { key, isOnStage: z.boolean() }),
  asked('announce', { text: text(roomLimits.announcementMax) }),
  asked('settings', {
    slowSeconds: z.int().min(0).max(roomLimits.slowSecondsMax).optional(),
    isChatOpen: z.boolean().optional(),
  }),
  asked('person.mute', { key, isMuted: z.boolean() }),
  asked('person.remove', { key }),
  asked('slides.show', {
    fileId: id.nullable(),
    page: z.int().min(1).max(pageMax),
    pages: z.int().min(1).max(pageMax).optional(),
  }),
  asked('stage.publish', { source: z.enum(['camera', 'screen']), offer: description }),
  asked('stage.watch', { feedId: id, offer: description.nullable() }),
  asked('stage.answer', { sessionId: id, answer: description }),
  asked('stage.leave', { feedId: id.optional(), sessionId: id.optional() }),
]);
