import { joinCircle } from '@shuyuan/contract/community/circle.wire';
import { useFormat } from '../../../lib/format.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { CountedSwitch } from '../CountedSwitch.tsx';
import { useCountedSwitch } from '../use-counted-switch.ts';
import { type Circle, circleReads } from './circle.ts';

type Props = { circle: Pick<Circle, 'id' | 'name' | 'attention' | 'attentionNum'>; size?: 'xs' | 'sm' };

/** COMM-52, D-143: joins a circle or leaves it, and how many belong to it. */
export function JoinButton({ circle: { id, name, attention, attentionNum }, size = 'xs' }: Props) {
  const t = useT('share');
  const format = useFormat();
  const write = useWrite(joinCircle, { refreshes: circleReads });
  const { isOn, count, toggle } = useCountedSwitch({
    isOn: attention,
    count: attentionNum,
    save: async (will) => {
      const now = await write.mutateAsync({ id, isOn: will });
      return { isOn: now.attention, count: now.attentionNum };
    },
  });
  return (
    <CountedSwitch
      isOn={isOn}
      word={t(isOn ? 'community.circle.joined' : 'community.circle.join')}
      label={t(isOn ? 'community.circle.leave.named' : 'community.circle.join.named', { name })}
      count={t('community.circle.people', { count: format.abbreviated(count) })}
      size={size}
      onToggle={toggle}
    />
  );
}
