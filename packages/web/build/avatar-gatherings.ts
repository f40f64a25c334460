import { block, cinnabar, disc, type Drawing, gold, line, milk, oval, pine, shape } from './avatar-strokes.ts';

const figure = ([x, y]: readonly [number, number], size: number, [head, coat]: readonly [string, string]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-22 76V42C-22 25 -14 16 0 16S22 25 22 42V76Z', coat)}${disc([0, 0], 13, head)}</g>`;

const circleOfPeople: Drawing = {
  ground: 'mint',
  pieces: [
    figure([32, 50], 1.05, ['#E6BA92', gold]),
    figure([88, 50], 1.05, ['#D29F72', cinnabar]),
    shape('M26 122V108C26 82 42 70 60 70S94 82 94 108V122Z', '#D5E7E0'),
    disc([60, 53], 22, '#D5E7E0'),
    figure([60, 53], 1.35, ['#F2CFAF', pine]),
  ],
};

const book: Drawing = {
  ground: 'straw',
  pieces: [
    shape('M14 52C30 46 48 48 60 56C72 48 90 46 106 52V98C90 93 72 94 60 102C48 94 30 93 14 98Z', '#8F6A17'),
    shape('M19 49C34 44 49 46 60 54V97C48 90 33 89 19 93Z', milk),
    shape('M101 49C86 44 71 46 60 54V97C72 90 87 89 101 93Z', '#F1EBDC'),
    line(
      'M28 60C36 58 44 59 51 62M28 70C36 68 44 69 51 72M28 80C36 78 44 79 51 82M92 60C84 58 76 59 69 62M92 70C84 68 76 69 69 72M92 80C84 78 76 79 69 82',
      '#C9BC98',
      3,
    ),
    line('M60 55C60 46 60 40 60 34', '#2F7566', 4),
    shape('M60 40C48 42 38 36 36 22C50 20 60 28 60 40Z', '#4C9282'),
    shape('M60 35C60 24 68 15 82 15C83 28 74 36 60 35Z', pine),
  ],
};

const tea: Drawing = {
  ground: 'peach',
  pieces: [
    line('M50 26C46 21 54 18 50 12M66 26C62 21 70 18 66 12', '#D9A593', 3.4),
    shape('M0 96C30 90 90 90 120 96V120H0Z', '#C99079'),
    line('M30 66C14 58 12 82 32 82', '#2F7566', 6.5),
    shape('M84 60C96 60 98 48 106 44L110 50C104 56 102 74 86 78Z', '#2F7566'),
    shape('M26 68C26 50 40 44 58 44S90 50 90 68S78 94 58 94S26 86 26 68Z', pine),
    shape('M36 46C40 38 48 35 58 35S76 38 80 46C70 50 46 50 36 46Z', '#2F7566'),
    disc([58, 32], 5, gold),
    line('M38 62C40 56 45 53 50 52', '#4FB39C', 4),
    shape('M82 84H106C106 96 101 101 94 101S82 96 82 84Z', milk),
    oval([94, 84.5], [12, 3.2], '#C9802F'),
  ],
};

const lantern: Drawing = {
  ground: 'mist',
  pieces: [
    line('M60 2V22', '#8F6A17', 3.4),
    block([46, 20, 28, 8], gold, 2.5),
    shape('M44 28H76C92 34 96 46 96 56S92 78 76 84H44C28 78 24 66 24 56S28 34 44 28Z', cinnabar),
    line('M48 29C40 38 38 48 38 56S40 74 48 83M72 29C80 38 82 48 82 56S80 74 72 83M60 28V84', '#A93822', 2.6),
    disc([60, 56], 15, '#F3C96A'),
    line('M60 47.5L68.5 56L60 64.5L51.5 56ZM60 41V47.5M60 64.5V71', cinnabar, 3),
    block([46, 83, 28, 8], gold, 2.5),
    line('M60 91V116M53 91V108M67 91V108', '#B83C26', 3.4),
  ],
};

const mountains: Drawing = {
  ground: 'lilac',
  pieces: [
    disc([88, 36], 13, '#E9A48F'),
    shape('M50 120L88 56L126 120Z', '#8E86AD'),
    shape('M88 56L99 74.5L92 71L87 77L80 70Z', '#E2DCE8'),
    shape('M-8 120L46 34L100 120Z', '#4B4A6B'),
    shape('M46 34L62 59.5L53 56L46 64L38 56L30 59.5Z', milk),
    line('M46 36V14', '#39424E', 3),
    shape('M47 13L66 19L47 26Z', cinnabar),
    shape('M0 104C26 92 60 98 80 104S108 104 120 100V120H0Z', '#2F7566'),
  ],
};

const paperBoat: Drawing = {
  ground: 'sky',
  pieces: [
    disc([92, 26], 10, '#F7EFD9'),
    shape('M60 26L88 74H60Z', '#E4E0D4'),
    shape('M60 26L32 74H60Z', milk),
    shape('M10 58L40 72H80L110 58L90 96H30Z', milk),
    shape('M60 76L110 58L90 96H60Z', '#E4E0D4'),
    shape('M10 58L40 72L60 76L80 72L110 58L60 84Z', '#F4F1E8'),
    shape('M60 26L66 36.3H54Z', cinnabar),
    shape('M0 90C10 85 18 94 30 91S48 86 60 91S80 95 92 90S110 87 120 91V120H0Z', '#3F6F92'),
    line('M20 104C27 100 33 107 40 104M66 106C73 102 79 109 86 106', '#8FB3CC', 3),
  ],
};

/** Kind 2: what a group does together. */
export const gatherings: readonly Drawing[] = [circleOfPeople, book, tea, lantern, mountains, paperBoat];
