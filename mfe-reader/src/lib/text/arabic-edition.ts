/** The line that names whose Arabic text this is (spec 9.11). */
export const ARABIC_CREDIT =
  'Arabic: King Fahd Glorious Qur’an Printing Complex, Madinah (Hafs, Uthmani script).';
