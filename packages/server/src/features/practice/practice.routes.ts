import * as wire from '@shuyuan/contract/practice/practice.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { answerCard } from './answer-card.ts';
import { choosePracticeBanks } from './choose-practice-banks.ts';
import { gradeAnswer } from './grade-answer.ts';
import { listCards } from './list-cards.ts';
import { listPracticeBanks } from './list-practice-banks.ts';
import { readNextCard, readPractice } from './read-practice.ts';
import { buryCard, suspendCard } from './suspend-card.ts';

/** Every call of those who practise. */
export const practiceRoutes: readonly Route[] = [
  on(wire.readPractice, readPractice),
  on(wire.readNextCard, readNextCard),
  on(wire.answerCard, answerCard),
  on(wire.gradeAnswer, gradeAnswer),
  on(wire.listCards, listCards),
  on(wire.suspendCard, suspendCard),
  on(wire.buryCard, buryCard),
  on(wire.listPracticeBanks, listPracticeBanks),
  on(wire.choosePracticeBanks, choosePracticeBanks),
];
