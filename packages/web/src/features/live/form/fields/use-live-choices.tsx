import { ExecutionMode, LiveMode, LiveType, ShareScope } from '@shuyuan/contract/live/live-kinds';
import { AppWindow, Building2, CalendarClock, Globe, Mic, RadioTower, Users, Video, Zap } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';

/** The numbers of a live in words: kinds, ways to send, audiences, ways to enter. */
export function useLiveChoices() {
  const t = useT('activity');
  const choice = <Value extends number>(value: Value, name: ChoiceName, Icon: typeof Zap) => ({
    value,
    label: t(`live.${name}`),
    hint: t(`live.${name}.hint`),
    icon: <Icon size={20} aria-hidden />,
  });
  return {
    types: [choice(LiveType.instant, 'type.instant', Zap), choice(LiveType.scheduled, 'type.scheduled', CalendarClock)],
    modes: [
      choice(LiveMode.video, 'mode.video', Video),
      choice(LiveMode.voice, 'mode.voice', Mic),
      choice(LiveMode.push, 'mode.push', RadioTower),
    ],
    scopes: [
      choice(ShareScope.everybody, 'scope.everybody', Globe),
      choice(ShareScope.organization, 'scope.organization', Building2),
      choice(ShareScope.invited, 'scope.invited', Users),
    ],
    executions: [
      choice(ExecutionMode.web, 'execution.web', Globe),
      choice(ExecutionMode.client, 'execution.client', AppWindow),
    ],
  };
}

type ChoiceName =
  | `type.${keyof typeof LiveType}`
  | `mode.${keyof typeof LiveMode}`
  | `scope.${keyof typeof ShareScope}`
  | `execution.${keyof typeof ExecutionMode}`;
