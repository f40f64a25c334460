import { Scene } from './Scene.tsx';

/** A lectern with a microphone: nobody is speaking yet. */
export function QuietLectern() {
  return (
    <Scene>
      <path
        d="M84 134L92 84H148L156 134Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M80 72H160L154 86H86Z" fill="var(--pine)" />
      <path
        d="M120 100L127 108L120 116L113 108Z"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M120 72C120 60 124 54 130 48"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="126" y="30" width="13" height="22" rx="6.5" transform="rotate(24 132 41)" fill="var(--ink-soft)" />
      <path d="M129 36L139 40.5M127 41L137 45.5" stroke="var(--surface)" strokeWidth="1.5" />
      <g fill="none" stroke="var(--cinnabar)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M152 32C157 36 159 42 157 48" />
        <path d="M161 24C170 31 173 43 169 54" opacity=".55" />
        <path d="M170 16C183 26 187 44 181 60" opacity=".25" />
      </g>
      <path d="M98 66C104 62 111 63 115 66V72H98Z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
    </Scene>
  );
}

/** Books stacked beside a cup of tea: a good place to begin. */
export function BooksAndTea() {
  return (
    <Scene>
      <rect x="62" y="116" width="88" height="16" rx="3" fill="var(--pine)" />
      <path d="M70 120H142V128H70Z" fill="var(--surface)" />
      <rect x="70" y="98" width="76" height="16" rx="3" fill="var(--gold)" />
      <path d="M78 102H138V110H78Z" fill="var(--surface)" />
      <rect x="60" y="80" width="82" height="16" rx="3" fill="var(--ink-soft)" />
      <path d="M68 84H134V92H68Z" fill="var(--surface)" />
      <path d="M112 84V104L117 99L122 104V84Z" fill="var(--cinnabar)" />
      <path
        d="M104 74C94 64 80 62 66 65V76C80 73 94 74 104 80C114 74 128 73 142 76V65C128 62 114 64 104 74Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M104 74V80" stroke="var(--edge)" strokeWidth="1.5" />
      <path
        d="M162 108H192V120C192 127 187 132 180 132H174C167 132 162 127 162 120Z"
        fill="var(--pine-soft)"
        stroke="var(--pine)"
        strokeWidth="1.5"
      />
      <path d="M192 112C200 111 201 122 191 122" fill="none" stroke="var(--pine)" strokeWidth="1.5" />
      <g fill="none" stroke="var(--ink-soft)" strokeOpacity=".6" strokeWidth="2" strokeLinecap="round">
        <path d="M171 100C167 95 175 91 171 85M183 100C179 95 187 91 183 85" />
      </g>
    </Scene>
  );
}

/** Everything on the list is ticked. */
export function TickedList() {
  return (
    <Scene>
      <path
        d="M78 30H162V120C162 128 156 134 148 134H92C84 134 78 128 78 120Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <rect
        x="70"
        y="22"
        width="100"
        height="14"
        rx="7"
        fill="var(--gold-soft)"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
      {[54, 78, 102].map((y) => (
        <g key={y} strokeLinecap="round" strokeLinejoin="round" fill="none">
          <circle cx="95" cy={y} r="7" fill="var(--pine-soft)" stroke="var(--pine)" strokeWidth="1.5" />
          <path d={`M91.5 ${y}L94 ${y + 3}L99 ${y - 3}`} stroke="var(--pine)" strokeWidth="2" />
          <path d={`M110 ${y}H${y === 78 ? 138 : 148}`} stroke="var(--line)" strokeWidth="4" />
        </g>
      ))}
      <rect x="140" y="114" width="12" height="12" rx="2" fill="var(--cinnabar)" />
      <path
        d="M184 134C184 112 190 96 202 82M189 108C180 104 176 98 176 90C184 92 189 98 189 108ZM194 98C203 97 208 91 210 84C201 84 195 90 194 98Z"
        fill="var(--pine-soft)"
        stroke="var(--pine)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

/** Two voices that have not spoken yet. */
export function OpenTalk() {
  return (
    <Scene>
      <path
        d="M58 40H140C147 40 152 45 152 52V84C152 91 147 96 140 96H92L72 112V96H58C51 96 46 91 46 84V52C46 45 51 40 58 40Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M91 60C91 53 96 49 101 49C107 49 111 53 111 58C111 65 102 66 102 73"
        fill="none"
        stroke="var(--pine)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="102" cy="83" r="3" fill="var(--pine)" />
      <path
        d="M128 76H188C194 76 199 81 199 87V109C199 115 194 120 188 120H182V134L166 120H128C122 120 117 115 117 109V87C117 81 122 76 128 76Z"
        fill="var(--pine)"
      />
      <g fill="var(--on-pine)">
        <circle cx="142" cy="98" r="4" />
        <circle cx="158" cy="98" r="4" opacity=".7" />
        <circle cx="174" cy="98" r="4" opacity=".4" />
      </g>
      <rect x="170" y="48" width="12" height="12" rx="2" fill="var(--cinnabar)" transform="rotate(8 176 54)" />
      <circle cx="196" cy="60" r="4" fill="var(--gold)" />
    </Scene>
  );
}

/** A brush, an ink stone, and a scroll still to be written. */
export function BlankScroll() {
  return (
    <Scene>
      <path d="M64 48H164V126H64Z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
      <rect
        x="56"
        y="40"
        width="12"
        height="94"
        rx="6"
        fill="var(--gold-soft)"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
      <rect
        x="160"
        y="40"
        width="12"
        height="94"
        rx="6"
        fill="var(--gold-soft)"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
      <g stroke="var(--line)" strokeWidth="2">
        <path d="M84 58V116M100 58V116M116 58V116M132 58V116M148 58V116" />
      </g>
      <path
        d="M141 62C145 66 145 74 141 80C139 84 143 86 141 92"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="78" y="102" width="12" height="12" rx="2" fill="var(--cinnabar)" />
      <path d="M184 126H212C212 131 208 134 204 134H192C188 134 184 131 184 126Z" fill="var(--ink-soft)" />
      <path d="M196 126L206 58" stroke="var(--pine)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M196.5 122C193 114 195 106 199 102L202 103C203 109 201 117 196.5 122Z" fill="var(--ink)" />
    </Scene>
  );
}

/** The page was searched; the words were not there. */
export function NothingFound() {
  return (
    <Scene>
      <rect x="58" y="32" width="84" height="102" rx="5" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
      <path
        d="M72 52H128M72 66H116M72 80H124M72 94H104M72 108H112"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="142" cy="82" r="27" fill="var(--pine-soft)" fillOpacity=".85" stroke="var(--pine)" strokeWidth="5" />
      <path d="M162 102L186 126" stroke="var(--pine)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M133 74L151 91M151 74L133 91"
        stroke="var(--pine)"
        strokeOpacity=".5"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect x="176" y="44" width="12" height="12" rx="2" fill="var(--cinnabar)" transform="rotate(12 182 50)" />
    </Scene>
  );
}

/** Cushions round a table, waiting for company. */
export function WaitingSeats() {
  return (
    <Scene>
      <ellipse cx="120" cy="98" rx="58" ry="18" fill="var(--gold-soft)" stroke="var(--gold)" strokeWidth="1.5" />
      <path d="M110 115L104 134H136L130 115Z" fill="var(--gold)" />
      <path
        d="M108 88H132V94C132 98 128 101 124 101H116C112 101 108 98 108 94Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path
        d="M116 82C113 78 119 75 116 70M124 82C121 78 127 75 124 70"
        fill="none"
        stroke="var(--ink-soft)"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {[
        [52, 122],
        [188, 122],
        [74, 66],
        [166, 66],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <ellipse cx={x} cy={y} rx="19" ry="9" fill="var(--pine-soft)" stroke="var(--pine)" strokeWidth="1.5" />
          <ellipse
            cx={x}
            cy={y}
            rx="9"
            ry="3.5"
            fill="none"
            stroke="var(--pine)"
            strokeOpacity=".5"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </Scene>
  );
}

/** A wind bell under the eaves, and no wind. */
export function StillBell() {
  return (
    <Scene>
      <path
        d="M40 18C84 20 118 30 142 46C154 54 172 54 186 40C180 62 162 70 144 62C118 48 84 38 40 36Z"
        fill="var(--ink-soft)"
      />
      <path d="M40 44C76 46 104 54 124 64H40Z" fill="var(--gold-soft)" stroke="var(--gold)" strokeWidth="1.5" />
      <g transform="translate(36 22)">
        <path d="M120 42V52" stroke="var(--gold)" strokeWidth="2.5" />
        <path
          d="M120 52C108 54 106 68 101 82H139C134 68 132 54 120 52Z"
          fill="var(--gold-soft)"
          stroke="var(--gold)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M105 72H135" stroke="var(--gold)" strokeWidth="1.5" />
        <path d="M120 82V92" stroke="var(--gold)" strokeWidth="2" />
        <path d="M114 92H126V108L120 103L114 108Z" fill="var(--cinnabar)" />
      </g>
      <path
        d="M66 134C66 118 70 106 78 96M70 116C62 113 58 107 58 100C65 102 70 107 70 116ZM74 104C82 103 86 98 88 92C80 92 75 97 74 104Z"
        fill="var(--pine-soft)"
        stroke="var(--pine)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

/** The kite's line has parted: no connection. */
export function CutLine() {
  return (
    <Scene>
      <path d="M150 26L184 52L158 88L124 60Z" fill="var(--pine)" />
      <path d="M150 26L158 88M184 52L124 60" stroke="var(--on-pine)" strokeOpacity=".5" strokeWidth="1.5" />
      <path
        d="M158 88C166 98 154 104 162 114C168 122 158 126 164 134"
        fill="none"
        stroke="var(--cinnabar)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M150 60C136 74 126 82 112 86"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M96 98C84 108 74 118 62 120"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="5 6"
      />
      <rect
        x="42"
        y="112"
        width="20"
        height="20"
        rx="4"
        fill="var(--gold-soft)"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
      <circle cx="52" cy="122" r="4" fill="none" stroke="var(--gold)" strokeWidth="1.5" />
      <path
        d="M60 52C60 45 66 41 72 43C75 36 86 36 88 44C95 43 98 48 96 54H63C61 54 60 53 60 52Z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
    </Scene>
  );
}
