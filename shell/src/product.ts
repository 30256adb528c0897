/** The product's name and tagline, wherever a page says them. */
export const PRODUCT_NAME = 'Fahm';
export const TAGLINE = 'Become a Hafiz of Meaning';
