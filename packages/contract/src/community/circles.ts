export const circleNameMax = 20;
export const circleDescriptionMax = 300;
/** COMM-47, COMM-50: what the client keeps. */
export const hottestCircles = 4;
export const recommendedCircles = 3;
