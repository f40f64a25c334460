import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { listHomework } from '../../features/study/homework/list-homework.ts';
import { markHomework } from '../../features/study/homework/mark-homework.ts';
import { saveHomework } from '../../features/study/homework/save-homework.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

type Target = { readonly courseId: string; readonly sectionKey: string };

/** A work that was returned with what it lacked, and waits for its marker once more. */
export async function seedHomework(ctx: SystemContext, target: Target): Promise<void> {
  const first = await saveHomework(await personAt(ctx, 'songqinghe', 29 * hourMs), {
    ...target,
    text: '三号线加工中心，冷机跳动 0.006，感觉正常。',
    fileIds: [],
    isSubmitted: true,
    revision: 0,
  });
  const lecturer = await personAt(ctx, 'guhuaiqian', 26 * hourMs);
  const { items } = await listHomework(lecturer, { id: target.courseId, state: 'submitted', page: 1, pageSize: 1 });
  await markHomework(lecturer, {
    id: items[0]?.id ?? '',
    isPassed: false,
    comment: '只有冷机的读数。热机四十分钟后再量一次，写出差值和你的判断。',
    score: null,
    submitTime: first.submitTime ?? 0,
  });
  await saveHomework(await personAt(ctx, 'songqinghe', 5 * hourMs), {
    ...target,
    text: '三号线加工中心，主轴 BT40。\n冷机跳动 0.006，热机四十分钟后 0.011，差值 0.005。\n比上个月的基线多 0.002，先查拉刀机构，再看轴承。',
    fileIds: [],
    isSubmitted: true,
    revision: first.revision,
  });
}
