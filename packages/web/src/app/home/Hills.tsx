import classes from './Welcome.module.css';

/** The view from the window of the sign-in page, at the end of the greeting. */
export function Hills() {
  return (
    <svg
      className={classes.hills}
      viewBox="0 0 520 136"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="404" cy="46" r="19" fill="var(--cinnabar)" opacity=".75" />
      <g fill="var(--pine)">
        <path
          opacity=".14"
          d="M0 136C60 118 96 84 138 84C176 84 190 110 230 108C284 106 316 48 372 48C424 48 448 88 520 92V136Z"
        />
        <path
          opacity=".22"
          d="M60 136C120 124 168 104 214 106C262 108 284 124 328 120C386 114 412 78 458 78C486 78 504 88 520 92V136Z"
        />
        <path opacity=".42" d="M150 136C220 126 264 122 314 126C378 130 440 112 520 116V136Z" />
      </g>
      <g fill="var(--pine)">
        <path d="M446 104L458 94L470 104H466V114H450V104Z" />
        <path d="M440 100C447 99 453 95 458 88C463 95 469 99 476 100L473 104H443Z" />
      </g>
      <g fill="none" stroke="var(--pine)" strokeWidth="1.6" strokeLinecap="round" opacity=".7">
        <path d="M310 40C313 36 316 36 319 39C322 36 325 36 328 40M336 28C338 25 341 25 343 27C345 25 348 25 350 28" />
      </g>
    </svg>
  );
}
