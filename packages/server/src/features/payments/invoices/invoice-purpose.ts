export const invoicePurpose = 'invoice';
