import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Knowledge } from '../../assistant/index.ts';
import { openOnPath } from './family.ts';
import { listAnswers } from './knowledge-lives.store.ts';

const families = { [BusinessType.nativeLive]: 'native', [BusinessType.externalLive]: 'external' } as const;

/** The subject of a live, with what was answered in it for whoever has paid. */
export const knowledgeOfLives: Knowledge = {
  readWhole: async (ctx, type, id) => {
    if (type !== BusinessType.nativeLive && type !== BusinessType.externalLive) return null;
    const { live, part, isManaged } = await openOnPath(ctx, families[type], id);
    const isHeard = live.status === LiveStatus.ended && (isManaged || part.isPaid);
    const said = isHeard ? await listAnswers(ctx.read, id) : [];
    const answers = said.map(({ text, answer }) => `${text}\n${answer ?? ''}`);
    return { title: live.subject, text: [live.description, live.lecturerDescription, ...answers].join('\n').trim() };
  },
};
