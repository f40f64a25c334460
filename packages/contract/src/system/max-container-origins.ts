/** More would be a list nobody reviews, in a header every page comes with. Apart from the rule, which weighs on no first load. */
export const maxContainerOrigins = 20;
