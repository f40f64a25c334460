export { reportTexts } from './runs/report-texts.ts';
