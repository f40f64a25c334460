/** The words of the lecturer in the recording: a slide of ten seconds each. */
export const replayCaptions = {
  cn: [
    '四十分钟去了哪里？我们跟了三个班次，一分钟一分钟地记。',
    '找工具十一分钟，拧螺栓九分钟，对中八分钟。',
    '第一次改动：工具上车。影子板跟着换型车走。',
    '第二次改动：少拧螺栓。十二颗换成四个快换销。',
    '预紧力由弹簧给，比人手拧得一致。',
    '第三次改动：对中在线外做，上机只锁紧。',
    '现在的九分钟，是这样分的。',
    '回去之后，请在自己的工位上量一次。',
  ],
  en: [
    'Where did forty minutes go? We followed three shifts, minute by minute.',
    'Eleven minutes looking for tools, nine for bolts, eight for centring.',
    'First change: the tools travel on the cart, each in its place on a shadow board.',
    'Second change: fewer bolts. Twelve became four quick-release pins.',
    'The preload comes from a spring and is steadier than any hand.',
    'Third change: centring is done off the line; on the machine we only lock.',
    'This is how the nine minutes are spent today.',
    'Back at your own station, please measure once.',
  ],
} as const;
