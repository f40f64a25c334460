import {
  block,
  cinnabar,
  disc,
  type Drawing,
  gold,
  ink,
  line,
  milk,
  oval,
  pine,
  shape,
  twice,
} from './avatar-strokes.ts';

const eye = twice(disc([46, 60], 3.4, ink) + disc([47.2, 58.8], 1.1, '#fff'));
const blush = (color: string): string => `<g opacity=".5">${twice(oval([38.5, 69.5], [5, 3.2], color))}</g>`;
const muzzle = (y: number): string =>
  line(
    `M60 ${y}V${y + 3}C58.6 ${y + 6.6} 54.4 ${y + 6.6} 53 ${y + 4}M60 ${y + 3}C61.4 ${y + 6.6} 65.6 ${y + 6.6} 67 ${y + 4}`,
    ink,
    2,
  );
const shoulders = (fill: string): string => shape('M16 122C16 102 34 93 60 93S104 102 104 122Z', fill);
const scarf = (main: string, fold: string): string =>
  shape('M34 91C42 99 78 99 86 91L88 100C78 109 42 109 32 100Z', main) + shape('M69 103L82 100L85 120H72Z', fold);
const collar = (fill: string): string => shape('M40 94L60 104L80 94L74 112L60 104L46 112Z', fill);

const panda: Drawing = {
  ground: 'mint',
  pieces: [
    shoulders('#33363F'),
    twice(disc([32, 35], 11.5, '#33363F') + disc([32.5, 36], 5.5, '#50545F')),
    oval([60, 62], [36, 32], milk),
    twice('<ellipse cx="45" cy="60.5" rx="9" ry="11" transform="rotate(24 45 60.5)" fill="#33363F"/>'),
    twice(disc([46.5, 60], 4, milk) + disc([46.9, 60.3], 2.6, ink)),
    blush('#EFA58F'),
    oval([60, 71], [5, 3.4], ink),
    muzzle(73),
    scarf(pine, '#17564A'),
  ],
};

const owl: Drawing = {
  ground: 'straw',
  pieces: [
    shape('M24 122C20 70 34 40 60 40S100 70 96 122Z', '#7D5B45'),
    shape('M42 122C40 98 48 86 60 86S80 98 78 122Z', '#E9D3B0'),
    line('M52 98L55 101L58 98M62 98L65 101L68 98M57 108L60 111L63 108', '#B98F62', 2.4),
    shape(
      'M27 26C34 30 46 34 60 34S86 30 93 26C92 38 94 46 92 56C90 74 78 82 60 82S30 74 28 56C26 46 28 38 27 26Z',
      '#8E6A50',
    ),
    twice(
      disc([45, 56], 16, '#F3E3C6') +
        disc([45, 56], 9.5, gold) +
        disc([45, 56], 6, ink) +
        disc([47.2, 53.8], 2, '#fff'),
    ),
    shape('M60 60L66 67L60 77L54 67Z', '#D08A3E'),
    line('M29 30C38 36 50 40 60 46C70 40 82 36 91 30', '#6B4A36', 3),
  ],
};

const fox: Drawing = {
  ground: 'mist',
  pieces: [
    shoulders('#C96A35'),
    shape('M46 93C50 104 55 112 60 116C65 112 70 104 74 93Z', milk),
    twice(
      shape('M24 58C20 40 22 26 27 17C36 20 46 28 52 38Z', '#D9783F') +
        shape('M28.5 43C27 34 28 28 30 24.5C35 27 40 31 44 36Z', '#5B3324'),
    ),
    shape(
      'M22 58C22 42 40 34 60 34S98 42 98 58C98 66 90 74 80 80C73 84.5 66 90 60 92C54 90 47 84.5 40 80C30 74 22 66 22 58Z',
      '#DD8047',
    ),
    twice(shape('M22 58C32 62 42 62 49 66C55 69.5 58.5 76 60 92C54 90 47 84.5 40 80C30 74 22 66 22 58Z', milk)),
    twice(line('M41 58.5C43.5 54.6 48.5 54.6 51 58.5', ink, 2.8)),
    oval([60, 87], [5.4, 4], ink),
  ],
};

const cat: Drawing = {
  ground: 'peach',
  pieces: [
    shoulders('#6E7C86'),
    twice(
      shape('M27 62C23 44 24 28 29 19C39 23 48 30 52 37Z', '#7F8E99') +
        shape('M31 42C30 35 31 30 33 27C38 29.5 42 33 45 36.5Z', '#EAB5A5'),
    ),
    shape('M24 62C24 44 40 34 60 34S96 44 96 62S80 92 60 92S24 80 24 62Z', '#8C9BA6'),
    shape('M39 80C41 69 50 66 60 66S79 69 81 80C75 87 68 91 60 91S45 87 39 80Z', milk),
    line('M60 35V46M51 37V44M69 37V44', '#66747E', 3.4),
    eye,
    shape('M55.5 69.5H64.5C64 72.8 62 74.4 60 74.4S56 72.8 55.5 69.5Z', '#C8705E'),
    muzzle(74),
    twice(line('M36 72L20 69.5M36 77L21.5 79', '#55626B', 1.7)),
    block([40, 92, 40, 7], cinnabar, 3.5),
    disc([60, 100], 5, gold) + line('M60 101V104', '#8F6A17', 1.6),
  ],
};

const rabbit: Drawing = {
  ground: 'lilac',
  pieces: [
    twice(
      shape('M38 46C28 32 26 14 33 7C42 7 51 24 52 42Z', '#D9BF9F') +
        shape('M40 38C34 29 32.5 18 35 14C40 16 45.5 27 47 38Z', '#EDB7A4'),
    ),
    shoulders('#B99B79'),
    collar('#4B4A6B') + shape('M40 94L60 104L46 112Z', '#5D5C82'),
    shape('M28 66C28 49 42 40 60 40S92 49 92 66S79 96 60 96S28 83 28 66Z', '#E2CBAE'),
    oval([60, 80], [15, 12], milk),
    eye,
    blush('#E08F78'),
    shape('M56 72.5H64C63.6 75.6 62 77 60 77S56.4 75.6 56 72.5Z', '#C8705E'),
    muzzle(77),
    block([56.6, 84.5, 6.8, 6.5], '#fff', 1.4),
  ],
};

const crane: Drawing = {
  ground: 'sage',
  pieces: [
    shape('M26 122C28 100 44 92 62 92S98 104 100 122Z', milk),
    shape('M66 99C82 99 96 108 100 122H74C76 113 73 105 66 99Z', '#33363F'),
    shape(
      'M44 122C40 100 44 86 47 76C49 66 41 60 39 50C36 34 48 24 61 24C74 24 81 33 80 44C79 54 69 57 66 66C63 78 68 94 72 122Z',
      milk,
    ),
    shape(
      'M47 76C49 66 41 60 39 51C47 59 54 59 58 55C64 62 68 60 66 66C63 76 66 88 69 104C58 108 48 104 44.5 98C44.5 90 46 80 47 76Z',
      '#33363F',
    ),
    shape('M45 34C48 26 54 23 61 23C67 23 72 25 75 29C67 33 54 36 45 34Z', cinnabar),
    shape('M78 38L108 46L78 50C81 46 81 42 78 38Z', '#8E8F7A'),
    disc([67, 42], 3.6, ink) + disc([68.2, 40.8], 1.2, '#fff'),
  ],
};

/** Kind 0. The first stands for everybody who chose nothing, so it is nobody in particular. */
export const creatures: readonly Drawing[] = [panda, owl, fox, cat, rabbit, crane];
