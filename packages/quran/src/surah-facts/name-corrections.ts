// Corrections to the two source packages, each with its reason. Everything not listed here is taken
// as the package has it, after the spelling rule of `derive.ts`.

/** Transliterations that the spelling rule alone does not bring to the common English form. */
export const NAME_EN_CORRECTIONS: Readonly<Record<number, string>> = {
  3: "Ali 'Imran", // the source joins with "-i-" and drops the ayn
  5: "Al-Ma'idah", // hamza dropped inside the word, as in 23
  23: "Al-Mu'minun", // hamza dropped inside the word
  29: "Al-'Ankabut", // ayn dropped, as in 80, 96, 100, 103
  36: 'Ya-Sin', // written as one word, unlike Ta-Ha
  40: 'Ghafir', // the name has no article
  56: "Al-Waqi'ah", // ayn dropped
  80: "'Abasa",
  92: 'Al-Layl', // "ai" for the diphthong, unlike Al-Bayyinah and Al-Kawthar
  93: 'Ad-Duha', // the one dad written "Dh", and not assimilated in the article
  96: "Al-'Alaq",
  100: "Al-'Adiyat",
  103: "Al-'Asr",
  106: 'Quraysh', // as 92
};

/** Meanings: alternative spellings, double glosses and sentence case made uniform. */
export const MEANING_EN_CORRECTIONS: Readonly<Record<number, string>> = {
  3: 'The Family of Imran', // "Imraan"
  10: 'Jonah', // "Jonas"
  20: 'Ta-Ha', // as the name is spelled
  36: 'Ya-Sin',
  37: 'Those Drawn Up in Ranks',
  38: 'The Letter Sad',
  41: 'Explained in Detail',
  43: 'Ornaments of Gold',
  50: 'The Letter Qaf',
  60: 'She That Is to Be Examined',
  79: 'Those Who Drag Forth',
  80: 'He Frowned',
  97: 'The Power', // "The Power, Fate"
  103: 'The Declining Day', // "The Declining Day, Epoch"
};

/** Initial hamza: the qat' is missing in 14 and 76, and added to the wasl of 82 and 84. */
export const NAME_AR_CORRECTIONS: Readonly<Record<number, string>> = {
  14: 'إبراهيم',
  76: 'الإنسان',
  82: 'الانفطار',
  84: 'الانشقاق',
};
