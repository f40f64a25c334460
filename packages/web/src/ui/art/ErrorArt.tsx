import { Scene } from './Scene.tsx';

/** Pages have come loose from the book: something went wrong, nothing is lost. */
export function LoosePages() {
  return (
    <Scene>
      <path
        d="M120 118C104 106 82 103 58 106V128C82 125 104 127 120 136Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path
        d="M120 118C136 106 158 103 182 106V128C158 125 136 127 120 136Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path
        d="M58 128C82 125 104 127 120 136C136 127 158 125 182 128V133C158 130 136 132 120 141C104 132 82 130 58 133Z"
        fill="var(--pine)"
      />
      <g stroke="var(--line)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M70 113C84 112 96 114 107 118M70 120C82 119 92 120 100 122" fill="none" />
        <path d="M170 113C156 112 144 114 133 118" fill="none" />
      </g>
      <g fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5">
        <path d="M98 42L129 33L139 67L108 76Z" />
        <path d="M152 54L178 61L170 91L144 84Z" />
        <path d="M62 66L84 58L94 84L72 92Z" />
      </g>
      <g stroke="var(--line)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M106 47L125 41.5M109 55L128 49.5M112 63L123 60" />
        <path d="M155 64L171 68M153 72L165 75" />
        <path d="M69 71L81 66.5M72 79L84 74.5" />
      </g>
      <rect x="126" y="56" width="9" height="9" rx="1.5" transform="rotate(-16 130 60)" fill="var(--cinnabar)" />
      <g fill="none" stroke="var(--gold)" strokeWidth="2" strokeLinecap="round">
        <path d="M88 100C84 96 84 92 88 88M150 102C156 98 156 94 152 91M118 100C120 94 118 90 121 85" />
      </g>
    </Scene>
  );
}

/** A shelf with one place left open: what stood here is gone. */
export function BareShelf() {
  return (
    <Scene>
      <rect
        x="50"
        y="30"
        width="140"
        height="104"
        rx="6"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path d="M50 81H190" stroke="var(--edge)" strokeWidth="4" />
      <path d="M50 131H190" stroke="var(--edge)" strokeWidth="4" />
      <rect x="62" y="47" width="10" height="32" rx="1.5" fill="var(--pine)" />
      <rect x="74" y="42" width="12" height="37" rx="1.5" fill="var(--gold)" />
      <path d="M64 54H70M76 50H84" stroke="var(--surface)" strokeWidth="2" />
      <rect
        x="100"
        y="43"
        width="20"
        height="36"
        rx="2"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect x="128" y="45" width="11" height="35" rx="1.5" transform="rotate(-14 133 80)" fill="var(--cinnabar)" />
      <path d="M150 129L153 112H171L174 129Z" fill="var(--cinnabar-soft)" stroke="var(--cinnabar)" strokeWidth="1.5" />
      <path
        d="M162 112C160 100 152 97 147 98C148 106 154 111 162 112ZM162 112C162 100 168 92 176 91C178 101 171 110 162 112ZM162 112C159 104 160 95 164 89"
        fill="var(--pine-soft)"
        stroke="var(--pine)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M64 122C72 117 82 118 88 122C94 118 104 117 112 122V129C104 125 94 125 88 129C82 125 72 125 64 129Z"
        fill="var(--pine-soft)"
        stroke="var(--pine)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

/** The gate is there, and it is closed with a seal. */
export function ClosedGate() {
  return (
    <Scene>
      <path d="M72 66H168V134H72Z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M66 60H78V134H66ZM162 60H174V134H162Z" fill="var(--gold-soft)" stroke="var(--gold)" strokeWidth="1.5" />
      <path d="M84 74H119V134H84ZM121 74H156V134H121Z" fill="var(--pine)" />
      <path
        d="M90 82H113V100H90ZM127 82H150V100H127ZM90 108H113V126H90ZM127 108H150V126H127Z"
        fill="none"
        stroke="var(--on-pine)"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      <circle cx="113.5" cy="104" r="3" fill="none" stroke="var(--gold)" strokeWidth="2" />
      <circle cx="126.5" cy="104" r="3" fill="none" stroke="var(--gold)" strokeWidth="2" />
      <rect x="111" y="84" width="18" height="12" rx="1.5" fill="var(--cinnabar)" />
      <path d="M115 88H125M115 92H122" stroke="var(--on-cinnabar)" strokeWidth="1.5" />
      <path
        d="M120 18C104 38 78 48 44 46C48 56 56 62 68 64H172C184 62 192 56 196 46C162 48 136 38 120 18Z"
        fill="var(--ink-soft)"
      />
      <path
        d="M120 18C104 38 78 48 44 46M120 18C136 38 162 48 196 46"
        fill="none"
        stroke="var(--ink)"
        strokeOpacity=".35"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M96 50L92 62M108 44L106 62M120 40V62M132 44L134 62M144 50L148 62"
        stroke="var(--surface)"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      <path d="M60 134H180" stroke="var(--edge)" strokeWidth="5" strokeLinecap="round" />
    </Scene>
  );
}

const colors = ['var(--pine)', 'var(--gold)', 'var(--cinnabar)', 'var(--ink-soft)', 'var(--pine)'] as const;
const seats = [0, 1].flatMap((row) =>
  colors.map((_, seat) => ({
    x: 54 + seat * 33,
    y: 92 + row * 26,
    color: colors[(seat + row * 2) % colors.length],
    opacity: row === 0 ? 0.55 : 1,
  })),
);

/** Every cushion in the hall is taken. */
export function FullHall() {
  return (
    <Scene>
      <rect x="74" y="24" width="92" height="44" rx="4" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M86 38H124M86 47H146M86 56H136" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <rect x="144" y="34" width="11" height="11" rx="2" fill="var(--cinnabar)" />
      {seats.map(({ x, y, color, opacity }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`} opacity={opacity}>
          <path d="M-12 16C-12 4 -6 1 0 1S12 4 12 16Z" fill={color} />
          <circle cy="-6" r="6.5" fill="var(--gold-soft)" stroke="var(--gold)" strokeWidth="1.5" />
        </g>
      ))}
    </Scene>
  );
}
