import { clothes } from './face-clothes.ts';
import { hairStyles } from './face-hair.ts';
import { beards, brows, earrings, eyes, faceShapes, glasses, mouths, skins } from './face-parts.ts';
import { hairColors, people, type Person } from './face-people.ts';

function head(person: Person): string {
  const skin = skins[person.skin];
  const hasEars = person.hair !== 'hijab';
  const ears = `<ellipse cx="39.5" cy="58.5" rx="4.2" ry="5.2" fill="${skin.shade}"/><ellipse cx="80.5" cy="58.5" rx="4.2" ry="5.2" fill="${skin.shade}"/>`;
  const blush = `<g fill="${skin.blush}" opacity=".38"><ellipse cx="47.3" cy="65.5" rx="4.2" ry="2.7"/><ellipse cx="72.7" cy="65.5" rx="4.2" ry="2.7"/></g>`;
  const nose = `<path d="M60.5 58.5C61.8 61.5 62.3 63.3 61.5 64.3C60.8 65 59.5 65 58.6 64.6" fill="none" stroke="${skin.shade}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
  const lines = `<g fill="none" stroke="${skin.shade}" stroke-width="1.2" stroke-linecap="round"><path d="M52 67C50.7 69 50.5 71 51 73"/><path d="M68 67C69.3 69 69.5 71 69 73"/><path d="M54 42.5C58 41.5 62 41.5 66 42.5"/></g>`;
  return [
    hasEars ? ears : '',
    `<path d="${faceShapes[person.shape]}" fill="${skin.base}"/>`,
    blush,
    person.isElder ? lines : '',
    nose,
  ].join('');
}

function neck(person: Person): string {
  const skin = skins[person.skin];
  return (
    `<path d="M52 70H68V86C68 93 64 97 60 99C56 97 52 93 52 86Z" fill="${skin.base}"/>` +
    `<path d="M52 76C54.5 81 65.5 81 68 76V83C64 88 56 88 52 83Z" fill="${skin.shade}"/>`
  );
}

/** One person as the bytes of a file. */
function portrait(person: Person): string {
  const [hairColor, gleam] = hairColors[person.hairColor];
  const browColor = person.hair === 'hijab' || person.hairColor === 'black' ? '#2A2522' : hairColor;
  const hair = hairStyles[person.hair](hairColor, gleam);
  const frame = person.hairColor === 'grey' || person.hairColor === 'white' ? '#6B4A2F' : '#2F3338';
  const layers = [
    `<rect width="120" height="120" fill="${person.ground}"/>`,
    hair.back,
    neck(person),
    clothes[person.clothes](...person.cloth),
    head(person),
    beards[person.beard ?? 'none'](hairColor),
    mouths[person.mouth],
    eyes[person.eyes],
    brows[person.brows](person.hairColor === 'white' ? '#A9A8A3' : browColor),
    hair.front,
    glasses[person.glasses ?? 'none'](frame),
    earrings[person.earrings ?? 'none']('#E0B84F'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="11 7 98 98">${layers.join('')}</svg>\n`;
}

/** `38.6` -> `38.6`: the tables align their numbers, the files stay small. */
const short = (svg: string): string =>
  svg.replace(/(\.\d*?)0+(?=\D)/g, (_, kept: string) => (kept === '.' ? '' : kept));

/** The files of `public/faces/`, in the order of the table. */
export const portraits: readonly { readonly file: string; readonly svg: string }[] = people.map((person, index) => ({
  file: `${String(index + 1).padStart(2, '0')}.svg`,
  svg: short(portrait(person)),
}));
