import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades as Mantine wants them. 4 is the hue in the dark, 7 in the light (`primaryShade`). */
export const pine: MantineColorsTuple = [
  '#EEF6F3',
  '#D9EAE4',
  '#B3D6CB',
  '#82C2B0',
  '#4FB39C',
  '#3A9681',
  '#2A7D6B',
  '#1E6B5C',
  '#17564A',
  '#0F3F36',
];
export const cinnabar: MantineColorsTuple = [
  '#FDF2EF',
  '#FBE3DC',
  '#F5C4B8',
  '#EC9A88',
  '#E2705A',
  '#D95B43',
  '#D04F37',
  '#C8452D',
  '#A93822',
  '#812917',
];
export const gold: MantineColorsTuple = [
  '#FCF7E8',
  '#F7EBC9',
  '#EFD897',
  '#E4C476',
  '#D9B25A',
  '#BB9339',
  '#A57E27',
  '#8F6A17',
  '#755610',
  '#553E09',
];
/** Warm greys and blue-black darks: Mantine derives borders, hovers and menus from these two. */
export const gray: MantineColorsTuple = [
  '#F7F6F2',
  '#F1EFE8',
  '#E6E3DA',
  '#D8D4C8',
  '#949188',
  '#7F7D76',
  '#6A6C6C',
  '#5B6168',
  '#3B4047',
  '#1F2328',
];
export const dark: MantineColorsTuple = [
  '#E8E6E1',
  '#C7C9C9',
  '#A4A9AE',
  '#868D94',
  '#343A40',
  '#2C3137',
  '#1C2024',
  '#14171A',
  '#0F1214',
  '#0A0C0E',
];
