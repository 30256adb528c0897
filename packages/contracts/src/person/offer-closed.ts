/** What stands in the place of every way to Pro while it is not sold here (ruling A28). */
export const OFFER_CLOSED = 'Pro cannot be bought here yet. What is free stays free.';
