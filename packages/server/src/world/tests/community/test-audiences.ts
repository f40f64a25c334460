import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import type { TestWorld } from '../../open-world.ts';
import { coursesOf, everyone } from '../study/test-courses.ts';
import { link, positionsOf } from '../study/test-positions.ts';

export const nobody = { ...everyone, isEveryone: false };

/** An audience somebody is not in yet, and what brings them into it and out again. */
type JoinedAudience = {
  readonly audience: typeof everyone;
  readonly join: () => Promise<unknown>;
  readonly leave: () => Promise<unknown>;
};

async function positionAudience(world: TestWorld, account: string): Promise<JoinedAudience> {
  const positions = positionsOf(world);
  const { id } = await positions.publish([[link('规程')]]);
  return {
    audience: { ...nobody, positionIds: [id] },
    join: () => positions.assign(id, account),
    leave: () => positions.unassign(id, account),
  };
}

async function topicAudience(world: TestWorld, account: string): Promise<JoinedAudience> {
  const [topic] = await world.rows(
    `select id from topic where not is_hidden and id not in (
       select target_id from attention join member on member.id = member_id where account = $1) limit 1`,
    [account],
  );
  const targetId = String(topic?.['id']);
  const follow = async (isOn: boolean) =>
    (await coursesOf(world).as(account)).call(saveAttention, { targetType: AttentionTarget.topic, targetId, isOn });
  return { audience: { ...nobody, topicIds: [targetId] }, join: () => follow(true), leave: () => follow(false) };
}

/** The kinds of audience people come into and leave by what they are or follow. */
export const joinedAudiences = { position: positionAudience, topic: topicAudience };
