import type { AnswerTo, AskedMessage } from '@shuyuan/contract/live/room/room-protocol';
import { answerTheQuestion, askQuestion, voteQuestion } from './ask-question.ts';
import { endPoll, openPoll, votePoll } from './hold-poll.ts';
import { invite, mute, raiseHand, sendOut } from './order-people.ts';
import { renewTicket } from './renew-ticket.ts';
import type { Seat } from './room.ts';
import { announce, sendChat, takeAway } from './say-chat.ts';
import { changeSettings, showSlides } from './set-room.ts';
import { answerFeed, leaveFeed, publishFeed, watchFeed } from './use-stage.ts';

type Handlers = {
  readonly [T in AskedMessage['t']]: (
    seat: Seat,
    message: Extract<AskedMessage, { readonly t: T }>,
  ) => Promise<AnswerTo<T>>;
};

/** Everything somebody in a room may ask for. */
const handlers: Handlers = {
  'ticket.renew': renewTicket,
  'chat.send': sendChat,
  'question.ask': askQuestion,
  'question.vote': voteQuestion,
  'question.answer': answerTheQuestion,
  'message.remove': takeAway,
  'poll.open': openPoll,
  'poll.vote': votePoll,
  'poll.close': endPoll,
  hand: raiseHand,
  'stage.invite': invite,
  announce,
  settings: changeSettings,
  'person.mute': mute,
  'person.remove': sendOut,
  'slides.show': showSlides,
  'stage.publish': publishFeed,
  'stage.watch': watchFeed,
  'stage.answer': answerFeed,
  'stage.leave': leaveFeed,
};

/** The table has, for each kind of message, what answers that kind. */
export const answer = (seat: Seat, message: AskedMessage): Promise<unknown> =>
  (handlers[message.t] as (seat: Seat, message: AskedMessage) => Promise<unknown>)(seat, message);
