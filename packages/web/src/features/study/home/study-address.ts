import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import type { ComponentType } from 'react';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** D-174: the states a reader chooses from; what was marked finished counts among the finished. */
const statuses = [FinishStatus.notBegun, FinishStatus.learning, FinishStatus.finished] as const;
const perPage = 12;

/** The address of the study home: what is looked for, of which kind, how far, about what, and which page of it. */
export const studyAddress = addressCodec({
  search: addressText,
  kind: addressChoice(Object.values(PlainFilter), PlainFilter.all),
  status: addressChoice(statuses),
  topic: addressId,
  ...addressPaging(perPage),
});

export const chosenStatuses: readonly (typeof statuses)[number][] = statuses;
export const coursesPerPage: number = perPage;
export type StudyAddress = AddressStateOf<typeof studyAddress>;

/** Nothing is looked for: the page shows what to go on with as well. */
export const isWholeCatalogue = ({ search, kind, status, topic, page }: StudyAddress): boolean =>
  search === '' && kind === PlainFilter.all && status === undefined && topic === undefined && page === 1;

/** Of which kinds one is more or less far with: an exam, a survey or a class is there, or done. */
export const hasProgress = (kind: PlainFilter): boolean => !withoutProgress.has(kind);

const withoutProgress: ReadonlySet<PlainFilter> = new Set([
  PlainFilter.exam,
  PlainFilter.certificationExam,
  PlainFilter.research,
  PlainFilter.training,
  PlainFilter.openClass,
]);

export type CatalogueProps = {
  readonly state: StudyAddress;
  readonly onChange: (part: Partial<StudyAddress>) => void;
};

/** The lists of other features for a kind of theirs; all other kinds are courses. */
export type CatalogueLists = Partial<Record<PlainFilter, ComponentType<CatalogueProps>>>;
