import type { Notice } from '@shuyuan/contract/notifications/notice-kinds';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';

type RoomNotice = Extract<Notice, { readonly kind: 'classroom' }>;
type NoticeTexts = {
  readonly [Text in RoomNotice['text']]: Omit<Extract<RoomNotice, { readonly text: Text }>, 'kind'>;
};
type NoticeInput = {
  readonly booking: { readonly id: string; readonly tenantId: string };
  readonly notice: NoticeTexts[RoomNotice['text']];
  readonly receiver: string;
};
type Notifier = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

/** Says something about a booking, to whoever decides on it or to its booker, after the change has committed. */
export async function notifyOfBooking(
  tx: Tx,
  ctx: Notifier,
  { booking, notice, receiver }: NoticeInput,
): Promise<void> {
  const link = `/classroom-book?view=${notice.text === 'waiting' ? 'waiting' : 'mine'}`;
  const about = { tenantId: booking.tenantId, subject: { kind: 'classroom-booking', id: booking.id }, link };
  await notify(tx, ctx, { kind: 'classroom', ...notice, ...about, receivers: [receiver] });
}
