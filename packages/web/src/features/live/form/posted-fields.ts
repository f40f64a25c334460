import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { freePrice } from '@shuyuan/contract/pricing/prices';
import { fieldsOf, shortNumber, withoutEmpty } from '@shuyuan/contract/live/live-form';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import type { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { isSamePrice, priceFields } from '../../../shared/pricing/price-fields.ts';
import type { LiveDraft, Passcode } from './live-draft.ts';

/** What creating, applying and updating have in common. */
export type PostedFields = Omit<InputOf<typeof nativeManage.update>, 'id' | 'version' | 'autoPublish'>;

/** Left out keeps it, empty takes it away. */
function passcodeField({ isOn, text, isSet }: Passcode): { passcode?: string } {
  if (isOn) return text === '' ? {} : { passcode: text };
  return isSet ? { passcode: '' } : {};
}

/** Left out keeps it: where nothing is sold the form does not know what it cost (D-124). */
const priceField = ({ price }: LiveDraft, before: LiveDraft | undefined): Pick<PostedFields, 'price'> =>
  isSamePrice(price, before?.price ?? freePrice) ? {} : { price: priceFields(price) };

const idsOf = (people: readonly { readonly id: string }[]): string[] => people.map(({ id }) => id);

const invitedOf = ({ shareScope, invited }: LiveDraft): string[] =>
  shareScope === ShareScope.invited ? idsOf(invited) : [];

/** Left out keeps them: whoever came by a link while the form was open is not on its list, and must stay invited. */
function invitedField(draft: LiveDraft, before: LiveDraft | undefined): { invitedIds?: string[] } {
  const invitedIds = invitedOf(draft);
  if (before?.shareScope !== draft.shareScope) return { invitedIds };
  const known = new Set(invitedOf(before));
  const isSame = known.size === invitedIds.length && invitedIds.every((id) => known.has(id));
  return isSame ? {} : { invitedIds };
}

/** LIVE-FORM-23…25: empty values dropped, numbers and the time as numbers, nothing of a field the form does not have. */
export function postedFields(draft: LiveDraft, supplier: LiveSupplier, before?: LiveDraft): PostedFields {
  const { liveType, cover, passcode, lecturer, assistants, room } = draft;
  const has = fieldsOf({ supplier, liveType });
  const desc = draft.desc.trim();
  const values = withoutEmpty({
    startTime: has.startTime ? draft.startTime : null,
    liveMode: has.liveMode ? draft.liveMode : null,
    executionMode: has.executionMode ? draft.executionMode : null,
    estimateDuration: shortNumber(draft.estimateDuration),
    planNumber: shortNumber(draft.planNumber),
    desc: isExternal(supplier) ? '' : desc,
    genseeDesc: isExternal(supplier) ? desc : '',
    lecturerDesc: draft.lecturerDesc.trim(),
    cover: cover.kind === 'new' ? cover.id : null,
    isCoverRemoved: (cover.kind === 'none' && before?.cover.kind === 'kept') || null,
    lecturerId: lecturer?.id,
    classroomId: has.startTime ? room?.id : null,
  });
  return {
    // What is null was dropped above.
    ...(values as Omit<PostedFields, 'subject' | 'shareScope'>),
    subject: draft.subject.trim(),
    // The form is not posted without a choice (LIVE-FORM-22).
    shareScope: draft.shareScope ?? ShareScope.everybody,
    assistantIds: idsOf(assistants),
    ...invitedField(draft, before),
    ...passcodeField(passcode),
    ...priceField(draft, before),
  };
}
