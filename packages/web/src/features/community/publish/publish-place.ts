import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { PathName } from '../../../lib/paths.ts';

/** ROUTE-40: the three pages. */
export const publishPages = ['publishCreate', 'publishVideo', 'publishFile'] as const satisfies readonly PathName[];
export type PublishPage = (typeof publishPages)[number];

/** Who something is published by: an account, or null for oneself. */
export type Voice = string | null;

/** On the page of texts one asks in one's own name and writes in that of an account. */
export function kindOn(page: PublishPage, voice: Voice): QuestionKind {
  if (page === 'publishVideo') return QuestionKind.video;
  if (page === 'publishFile') return QuestionKind.file;
  return voice === null ? QuestionKind.ask : QuestionKind.article;
}

const pageOf: Record<QuestionKind, PublishPage> = {
  [QuestionKind.ask]: 'publishCreate',
  [QuestionKind.article]: 'publishCreate',
  [QuestionKind.video]: 'publishVideo',
  [QuestionKind.file]: 'publishFile',
};
export const pageOfKind = (kind: QuestionKind): PublishPage => pageOf[kind];

/** Films and documents are those of an account. */
export const needsAccount = (page: PublishPage): boolean => page !== 'publishCreate';

/** The voice an address names, if it is one of the caller's; else oneself, or the first account where there must be one. */
export function voiceOn(
  page: PublishPage,
  asked: string | undefined,
  accounts: readonly { readonly id: string }[],
): Voice {
  const known = accounts.find(({ id }) => id === asked);
  return known?.id ?? (needsAccount(page) ? (accounts[0]?.id ?? null) : null);
}
