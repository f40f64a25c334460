import type { AttentionTarget } from '@shuyuan/contract/community/attention';
import {
  listFollowers,
  readAttention,
  readAttentionStatistic,
  saveAttention,
} from '@shuyuan/contract/community/attention.wire';
import { listFollowedTopics } from '@shuyuan/contract/community/topics.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';
import { useWrite } from '../../lib/queries.ts';

export type Following = {
  readonly targetType: AttentionTarget;
  readonly targetId: string;
  /** Null: not followed. */
  readonly attentionId: string | null;
  readonly attentionNum: number;
  /** Lists that show how many follow it, read again after a change. */
  readonly refreshes?: readonly Endpoint[];
};

const everywhere = [readAttention, readAttentionStatistic, listFollowers, listFollowedTopics] as const;
const nothing: readonly Endpoint[] = [];

/** COMM-19: whether something is followed, changed before the server has answered and changed back when it refuses. */
export function useFollowing({ targetType, targetId, attentionId, attentionNum, refreshes = nothing }: Following) {
  const given = { isFollowed: attentionId !== null, count: attentionNum };
  const mark = `${targetType} ${targetId} ${attentionId ?? ''} ${attentionNum}`;
  const [read, setRead] = useState(mark);
  const [shown, setShown] = useState(given);
  const save = useWrite(saveAttention, { refreshes: [...everywhere, ...refreshes] });
  // What was read anew is truer than what was pressed before.
  if (read !== mark) {
    setRead(mark);
    setShown(given);
  }
  const toggle = () => {
    if (save.isPending) return;
    const isOn = !shown.isFollowed;
    setShown({ isFollowed: isOn, count: Math.max(0, shown.count + (isOn ? 1 : -1)) });
    save.mutate(
      { targetType, targetId, isOn },
      {
        onSuccess: (now) => setShown({ isFollowed: now.attentionId !== null, count: now.attentionNum }),
        onError: () => setShown(shown),
      },
    );
  };
  return { ...shown, toggle };
}
