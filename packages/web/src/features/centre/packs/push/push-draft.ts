import { packLimits as limits } from '@shuyuan/contract/centre/packs/pack-limits';
import type { pushPack } from '@shuyuan/contract/centre/packs/push.wire';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { ContentItem } from '../../../../shared/contents/items/content-item.ts';

export type PushDraft = {
  readonly title: string;
  readonly message: string;
  readonly items: readonly ContentItem[];
  readonly people: readonly Named[];
  readonly units: readonly Named[];
  readonly day: string;
};
type PushInput = InputOf<typeof pushPack>;

export const emptyDraft: PushDraft = { title: '', message: '', items: [], people: [], units: [], day: '' };

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const withNamed = (all: readonly Named[], one: Named): readonly Named[] =>
  all.some(({ id }) => id === one.id) ? all : [...all, one];

/** Fields that cannot be sent as they are. */
export const wrongFieldsOf = ({ title, message, items, people, units, day }: PushDraft, now: number) => ({
  title: textLength(title) === 0 || textLength(title) > limits.title,
  message: textLength(message) > limits.message,
  items: items.length === 0,
  people: people.length + units.length === 0,
  day: !isDay(day) || day < dayIn(timeZone, now),
});

/** The part of a draft the preview needs; null while some of it is missing. */
export function previewInputOf(draft: PushDraft, now: number): Omit<PushInput, 'title' | 'message'> | null {
  const wrong = wrongFieldsOf(draft, now);
  if (wrong.items || wrong.people || wrong.day) return null;
  return {
    items: draft.items.map(({ businessType, businessId }) => ({ businessType, businessId })),
    memberIds: draft.people.map(({ id }) => id),
    organizationIds: draft.units.map(({ id }) => id),
    dueDay: draft.day,
    timeZone,
  };
}

export type Named = { readonly id: string; readonly name: string };
