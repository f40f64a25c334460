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
  /** Where it leads; the page of the class unless it says otherwise. */
  readonly link?: string;
};

/** Says something about a class to its people, after the change has committed. */
export async function notifyPeople(tx: Tx, ctx: Notifier, input: NoticeInput): Promise<void> {
  const { training, notice, receivers } = input;
  if (receivers.length === 0) return;
  const { id, tenantId } = training;
  const about = { tenantId, subject: { kind: 'class', id }, link: input.link ?? `/training/class/${id}` };
  await notify(tx, ctx, { kind: 'class', ...notice, ...about, receivers });
}
