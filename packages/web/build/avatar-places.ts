import { block, cinnabar, disc, type Drawing, gold, line, milk, pine, shape } from './avatar-strokes.ts';

const land = (fill: string): string => shape('M0 98C30 92 90 92 120 98V120H0Z', fill);
const windows = (places: readonly (readonly [number, number])[], fill: string, [width, height] = [7, 8]): string =>
  places.map(([x, y]) => block([x, y, width ?? 7, height ?? 8], fill, 1)).join('');

const academy: Drawing = {
  ground: 'mint',
  pieces: [
    disc([88, 30], 9, '#F3E6C4'),
    land('#A9CBBF'),
    block([42, 38, 36, 18], '#E9D3B0'),
    block([54, 41, 12, 12], cinnabar, 1.5),
    shape('M60 16C66 24 78 32 92 34C91 38 89 40 86 41H34C31 40 29 38 28 34C42 32 54 24 60 16Z', pine),
    block([32, 64, 56, 32], '#F4E7CB'),
    block([32, 64, 6, 34], '#8E3A28') +
      block([82, 64, 6, 34], '#8E3A28') +
      block([46, 68, 5, 30], '#A9472F') +
      block([69, 68, 5, 30], '#A9472F'),
    shape('M52 98V78C52 72 68 72 68 78V98Z', '#5B3324'),
    shape('M36 54H84C90 60 98 64 106 65C104 69 101 71 98 72H22C19 71 16 69 14 65C22 64 30 60 36 54Z', pine),
    line('M36 54H84', gold, 3),
    block([24, 96, 72, 6], '#D8CDB4', 2),
  ],
};

const towers: Drawing = {
  ground: 'mist',
  pieces: [
    land('#B6C4D0'),
    block([66, 42, 28, 58], '#7F97AB', 2),
    block([28, 22, 36, 78], '#3F5F7C', 2),
    windows(
      [
        [34, 30],
        [43, 30],
        [52, 30],
        [34, 44],
        [52, 44],
        [43, 58],
        [52, 58],
        [34, 72],
        [43, 72],
      ],
      '#F3E6C4',
    ),
    windows(
      [
        [43, 44],
        [34, 58],
        [52, 72],
      ],
      '#6D8BA6',
    ),
    windows(
      [
        [72, 50],
        [81, 50],
        [72, 63],
        [81, 76],
      ],
      '#F7EFD9',
    ),
    windows(
      [
        [81, 63],
        [72, 76],
      ],
      '#9FB3C4',
    ),
    block([40, 86, 12, 14], '#22384C', 1),
    line('M46 22V12', '#3F5F7C', 3),
    disc([46, 11], 3, cinnabar),
    disc([18, 96], 9, '#5E9584') + disc([103, 95], 10, '#5E9584'),
  ],
};

const factory: Drawing = {
  ground: 'straw',
  pieces: [
    disc([40, 22], 8, milk) + disc([52, 17], 10, milk) + disc([65, 21], 7, milk),
    land('#DCC78F'),
    shape('M30 100L33 32H45L48 100Z', '#A9472F'),
    block([32.3, 38, 13.4, 6], milk) + block([31.9, 50, 14.2, 6], milk),
    shape('M20 100V68L44 54V68L68 54V68L92 54V68L100 64V100Z', '#C9604A'),
    shape('M20 68L44 54V68L68 54V68L92 54V68L100 64V74H20Z', '#B5513F'),
    windows(
      [
        [28, 80],
        [44, 80],
        [84, 80],
      ],
      '#F7EFD9',
      [10, 10],
    ),
    block([62, 78, 15, 22], '#5B3324', 1.5),
  ],
};

const shop: Drawing = {
  ground: 'peach',
  pieces: [
    land('#E3B3A2'),
    block([28, 46, 64, 54], '#FBF0E4', 2),
    block([34, 22, 52, 14], pine, 3),
    line('M46 29H74', milk, 3.4),
    block([36, 66, 24, 22], '#A9C3D6', 2),
    line('M48 66V88', milk, 2.6),
    block([67, 64, 18, 36], '#8C5A3C', 2),
    disc([81, 83], 1.8, gold),
    shape('M24 38H96L102 56H18Z', milk),
    shape('M24 38H36L33.5 56H18ZM48 38H60V56H48.5ZM72 38H84L86.5 56H71.5Z', cinnabar),
    shape(
      'M18 56H33.5A7.75 7 0 0 1 18 56ZM48.5 56H60A5.75 7 0 0 1 48.5 56ZM71.5 56H86.5A7.5 7 0 0 1 71.5 56Z',
      cinnabar,
    ),
    shape('M33.5 56H48.5A7.5 7 0 0 1 33.5 56ZM60 56H71.5A5.75 7 0 0 1 60 56ZM86.5 56H102A7.75 7 0 0 1 86.5 56Z', milk),
  ],
};

const observatory: Drawing = {
  ground: 'lilac',
  pieces: [
    disc([26, 34], 2.4, '#8F6A17') + disc([40, 20], 1.8, '#8F6A17') + disc([98, 52], 2, '#8F6A17'),
    land('#B9AFC8'),
    shape('M66 42L90 12L101 21L80 50Z', '#39424E'),
    line('M88 10L103 22.5', gold, 4.5),
    shape('M26 66C26 46 41 32 60 32S94 46 94 66Z', '#7A6FA0'),
    shape('M56 33C64 44 70 54 72 66H88C87 50 78 38 66 32.6Z', '#4B4A6B'),
    block([22, 64, 76, 8], '#5D5C82', 3),
    block([30, 72, 60, 28], '#F1ECE2'),
    windows(
      [
        [37, 79],
        [74, 79],
      ],
      '#A99FC4',
      [9, 11],
    ),
    shape('M52 100V86C52 79 68 79 68 86V100Z', '#4B4A6B'),
  ],
};

const lighthouse: Drawing = {
  ground: 'sky',
  pieces: [
    shape('M64 33L120 14V52Z', '#F7EFD9'),
    shape('M56 33L0 14V52Z', '#F7EFD9'),
    shape('M44 98L50 46H70L76 98Z', milk),
    shape('M48.6 58L50 46H70L71.4 58ZM46 81L47.4 69H72.6L74 81Z', cinnabar),
    block([50, 26, 20, 16], '#F0C75E', 2),
    block([45, 41, 30, 6], '#39424E', 2),
    shape('M48 27C50 20 55 17 60 14C65 17 70 20 72 27Z', cinnabar),
    shape('M55 98V90C55 85 65 85 65 90V98Z', '#39424E'),
    shape('M28 104C34 94 86 94 92 104Z', '#7A8C78'),
    shape('M0 101C10 97 16 105 28 102S46 98 60 102S82 105 92 101S110 98 120 102V120H0Z', '#3F6F92'),
    line('M24 111C30 108 36 114 42 111M70 112C76 109 82 115 88 112', '#8FB3CC', 2.6),
  ],
};

/** Kind 1: where people of one organisation work. */
export const places: readonly Drawing[] = [academy, towers, factory, shop, observatory, lighthouse];
