import classes from './ReadingRoom.module.css';

function MoonWindow() {
  return (
    <g transform="translate(68 98) scale(.93)">
      <circle cx="400" cy="350" r="258" className={classes.frame} />
      <circle cx="400" cy="350" r="240" className={classes.sky} />
      <g clipPath="url(#moon-window)">
        <rect x="150" y="100" width="500" height="500" fill="url(#sky)" />
        <circle cx="486" cy="272" r="44" className={classes.sun} />
        <path
          className={classes.farHill}
          d="M140 430C190 380 226 340 262 342C296 344 306 392 344 386C392 378 412 300 462 302C512 304 540 386 660 400V620H140Z"
        />
        <path
          className={classes.midHill}
          d="M140 470C200 440 232 404 282 410C330 416 350 462 400 458C452 454 488 392 540 398C588 404 612 440 660 446V620H140Z"
        />
        <path
          className={classes.mist}
          d="M150 470C230 452 300 486 380 474C460 462 540 488 650 470V502C560 516 470 494 390 506C310 518 230 496 150 508Z"
        />
        <path className={classes.nearHill} d="M140 540C220 500 290 512 350 528C430 548 520 500 660 520V620H140Z" />
        <path className={classes.water} d="M300 556H470M340 572H430" />
        <g className={classes.birds}>
          <path d="M288 244C294 236 300 236 305 242C310 236 316 236 322 244" />
          <path d="M336 218C340 212 345 212 349 216C353 212 358 212 362 218" />
        </g>
        <g className={classes.branch}>
          <path d="M660 246C620 200 590 188 548 186C514 184 488 168 452 170" />
          <path d="M584 192C572 210 566 224 548 236" />
        </g>
        <g className={classes.needles}>
          <ellipse cx="448" cy="164" rx="44" ry="14" />
          <ellipse cx="512" cy="168" rx="48" ry="15" />
          <ellipse cx="546" cy="238" rx="40" ry="13" />
          <ellipse cx="588" cy="178" rx="52" ry="17" />
          <ellipse cx="630" cy="222" rx="44" ry="15" />
        </g>
      </g>
    </g>
  );
}

function Desk() {
  return (
    <>
      <path className={classes.glow} d="M174 742L60 842H340L226 742Z" />
      <rect className={classes.wood} x="40" y="840" width="720" height="26" rx="6" />
      <path className={classes.woodDark} d="M86 866H112V1000H86ZM688 866H714V1000H688ZM112 892H688V904H112Z" />
      <g>
        <path className={classes.lampStand} d="M200 840V760M172 840H228" />
        <path className={classes.lampShade} d="M170 700H230L254 760H146Z" />
        <path className={classes.lampLine} d="M158 744H242" />
      </g>
      <g>
        <rect className={classes.bookPine} x="560" y="812" width="150" height="28" rx="4" />
        <rect className={classes.page} x="574" y="818" width="122" height="16" />
        <rect className={classes.bookGold} x="574" y="786" width="124" height="26" rx="4" />
        <rect className={classes.page} x="586" y="792" width="100" height="14" />
        <rect className={classes.bookCinnabar} x="566" y="762" width="132" height="24" rx="4" />
        <rect className={classes.page} x="578" y="767" width="108" height="14" />
        <path className={classes.cup} d="M608 728H652V742C652 754 644 762 634 762H626C616 762 608 754 608 742Z" />
        <path className={classes.steam} d="M622 716C616 708 628 702 622 692M638 716C632 708 644 702 638 692" />
      </g>
      <g>
        <path
          className={classes.page}
          d="M400 828C374 806 336 800 290 806V834C336 828 374 832 400 846C426 832 464 828 510 834V806C464 800 426 806 400 828Z"
        />
        <path
          className={classes.words}
          d="M312 814C340 811 362 815 380 823M312 822C336 820 354 823 370 829M488 814C460 811 438 815 420 823M488 822C464 820 446 823 430 829"
        />
        <path className={classes.ribbon} d="M400 828V862L406 856L412 862V826Z" />
      </g>
    </>
  );
}

/** A quiet room with a moon window: decoration of the sign-in page. */
export function ReadingRoom() {
  return (
    <svg
      className={classes.root}
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id="moon-window">
          <circle cx="400" cy="350" r="240" />
        </clipPath>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.skyHigh} />
          <stop offset="1" className={classes.skyLow} />
        </linearGradient>
      </defs>
      <rect x="-400" y="-600" width="1600" height="1660" className={classes.wall} />
      <rect x="-400" y="930" width="1600" height="130" className={classes.floor} />
      <MoonWindow />
      <Desk />
    </svg>
  );
}
