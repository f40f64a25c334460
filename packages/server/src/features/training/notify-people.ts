import type { Notice } from '@shuyuan/contract/notifications/notice-kinds';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';

type Notifier = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;
type ClassNotice = Extract<Notice, { readonly kind: 'class' }>;
type NoticeTexts = {
  readonly [Text in ClassNotice['text']]: Omit<Extract<ClassNotice, { readonly text: Text }>, 'kind'>;
};

type NoticeInput = {
  readonly training: { readonly id: string; readonly tenantId: string };
  readonly notice: NoticeTexts[ClassNotice['text']];
  readonly receivers: readonly string[];
};

/** Says something about a class to its people, after the change has committed. */
export async function notifyPeople(tx: Tx, ctx: Notifier, { training, notice, receivers }: NoticeInput): Promise<void> {
  if (receivers.length === 0) return;
  const { id, tenantId } = training;
  const about = { tenantId, subject: { kind: 'class', id }, link: `/training/class/${id}` };
  await notify(tx, ctx, { kind: 'class', ...notice, ...about, receivers });
}
