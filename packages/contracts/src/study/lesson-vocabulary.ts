// Closed sets of words that authored lessons and the API's answers share.

export const periods = ['makkan', 'madinan', 'mixed'] as const;
/** How sure the time and place of a surah are: agreed, held by most, or disputed. */
export const periodCertainties = ['agreed', 'most', 'disputed'] as const;

/** What a linked concept is to the one that names it. */
export const linkKinds = ['explains', 'completes', 'parallels', 'contrasts'] as const;

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'particle', 'pronoun', 'name'] as const;
