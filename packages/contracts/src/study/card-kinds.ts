/** Kinds that every client knows, and those that a client announces before it is sent them (ruling A33). */
export const baseCardKinds = ['mcq', 'truefalse', 'cloze'] as const;
export const announcedCardKinds = ['order', 'match', 'case', 'recall', 'word'] as const;
export const cardKinds = [...baseCardKinds, ...announcedCardKinds] as const;
export type AnnouncedCardKind = (typeof announcedCardKinds)[number];
