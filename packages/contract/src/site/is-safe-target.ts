const ownPage = /^\/[^/\\\s\p{Cc}][^\s\p{Cc}\\]*$/u;
const elsewhere = /^https?:\/\/[^\s\p{Cc}"'<>\\]+$/iu;

/** Where a link of a page may lead: a page of ours (`/study-v`), or a website. Never a scheme that would run something. */
export const isSafeTarget = (target: string): boolean => ownPage.test(target) || elsewhere.test(target);

export const isOwnPage = (target: string): boolean => ownPage.test(target);
