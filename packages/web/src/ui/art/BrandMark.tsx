/** The gate of an academy over an open book, with the seal of its owner on the page. Same drawing as `app/brand.svg`. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7.5" fill="#1E6B5C" />
      <g fill="#FFFFFF">
        <path d="M16 4.6C13.3 8.7 9.3 11.3 3.9 11.1C4.5 13.2 5.9 14.5 8 14.9C11.3 14.5 14 13.2 16 11C18 13.2 20.7 14.5 24 14.9C26.1 14.5 27.5 13.2 28.1 11.1C22.7 11.3 18.7 8.7 16 4.6Z" />
        <path d="M6.8 17.3C10.2 16.7 13.1 17.4 15.2 19.3V27C13.1 25.2 10.2 24.5 6.8 25Z" />
        <path d="M25.2 17.3C21.8 16.7 18.9 17.4 16.8 19.3V27C18.9 25.2 21.8 24.5 25.2 25Z" />
      </g>
      <rect x="20.3" y="19.8" width="2.9" height="2.9" rx="0.6" fill="#C8452D" />
    </svg>
  );
}
