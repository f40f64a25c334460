/** C-11: what is loaded with the first thing that has, or may have, a price. */
export { OfferPanel } from './buy/OfferPanel.tsx';
export { PriceForm } from './form/PriceForm.tsx';
