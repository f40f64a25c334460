import { initialDuration, nextHalfHour } from '@shuyuan/contract/live/live-form';
import { ExecutionMode, LiveMode, LiveType, ShareScope } from '@shuyuan/contract/live/live-kinds';
import { freePrice, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { zoneHere } from '../../../lib/zone-name.ts';
import type { ChosenRoom } from '../../../shared/classrooms/chosen-room.ts';
import { priceOf } from '../../../shared/pricing/price-fields.ts';
import type { LiveDetail } from '../manage/managed-live.ts';

export type Person = LiveDetail['creator'];

export type Cover =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'new'; readonly id: string; readonly path: string };

/** A passcode that was set before is never shown again: it is kept, replaced, or taken away (D-067). */
export type Passcode = { readonly isOn: boolean; readonly text: string; readonly isSet: boolean };

/** The form as it stands on the screen. */
export type LiveDraft = {
  readonly liveType: LiveType;
  readonly subject: string;
  readonly startTime: number | null;
  readonly liveMode: LiveMode | null;
  readonly shareScope: ShareScope | null;
  readonly executionMode: ExecutionMode | null;
  readonly estimateDuration: string;
  readonly planNumber: string;
  readonly desc: string;
  readonly lecturerDesc: string;
  readonly cover: Cover;
  readonly lecturer: Person | null;
  readonly assistants: readonly Person[];
  readonly invited: readonly Person[];
  readonly passcode: Passcode;
  readonly room: ChosenRoom | null;
  readonly price: PriceSetting;
};

/** LIVE-FORM-14: a new form. What most people choose is chosen. */
export const freshDraft: LiveDraft = {
  liveType: LiveType.instant,
  subject: '',
  startTime: null,
  liveMode: LiveMode.video,
  shareScope: ShareScope.everybody,
  executionMode: ExecutionMode.web,
  estimateDuration: initialDuration,
  planNumber: '',
  desc: '',
  lecturerDesc: '',
  cover: { kind: 'none' },
  lecturer: null,
  assistants: [],
  invited: [],
  passcode: { isOn: false, text: '', isSet: false },
  room: null,
  price: freePrice,
};

/** The same with a time that is still to come, for whoever plans one. */
export const freshDraftAt = (now: number): LiveDraft => ({ ...freshDraft, startTime: nextHalfHour(now, zoneHere()) });

const asText = (number: number | null): string => (number === null ? '' : String(number));

/** A live that exists, as its form shows it. */
export const draftOf = (live: LiveDetail): LiveDraft => ({
  liveType: live.liveType,
  subject: live.subject,
  startTime: live.startTime,
  liveMode: live.liveMode,
  shareScope: live.shareScope,
  executionMode: live.executionMode,
  estimateDuration: asText(live.estimateDuration),
  planNumber: asText(live.planNumber),
  desc: live.desc,
  lecturerDesc: live.lecturerDesc,
  cover: live.coverPath === null ? { kind: 'none' } : { kind: 'kept', path: live.coverPath },
  lecturer: live.lecturer,
  assistants: live.assistants,
  invited: live.invited,
  passcode: { isOn: live.hasPasscode, text: '', isSet: live.hasPasscode },
  price: live.offer ? priceOf(live.offer.price) : freePrice,
  room: live.room && { id: live.room.id, name: `${live.room.name} · ${live.room.place}` },
});
