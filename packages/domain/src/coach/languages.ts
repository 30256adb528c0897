/** Urdu's own letters, and its commonest words. */
const URDU = /[ٹڈڑںےہھۓ]|(?:^|\s)(?:ہے|ہیں|میں|کا|کی|کے|کو|سے|نہیں|اور)(?=\s|$)/u;

const ROMAN_URDU =
  /\b(?:hai|hain|hay|hoon|hun|nahi|nahin|nai|nhi|kya|kyun|kyu|kiya|kis|kaise|kaun|mein|mujhe|mjhe|mujhy|mujhse|mera|meri|mere|maine|apni|apne|apna|aap|tum|wo|woh|ye|yeh|aur|ka|ki|ke|ko|se|ne|tha|thi|thay|raha|rahi|rahe|gaya|gayi|gai|kar|karna|karta|karti|kar|koi|kuch|kabhi|bhi|hota|hoti|lagta|chahta|chahti|hua|hui|bas|dil|ghar|abbu|ammi|bhai|behan|batayen|batain|zindagi|wala|wale|jata|jati|hu|ho|par|pe|agar|lekin|magar|phir|sirf|sab|ab)\b/giu;

const ARABIZI =
  /\b(?:ana|enta|enti|7\w+|\w*[a-z][2375]\w*|\w*[2375][a-z]\w*|mish|mesh|mosh|msh|wallah|bas|kteer|ktir|awi|leh|lesh|leish|shu|eh|3\w+|rabna|wala|kan|kont|bidi|bedi|baddi|la2|mabi|fi|el|elly|illi)\b/giu;

const count = (text: string, words: RegExp): number =>
  new Set(text.toLowerCase().match(words)).size;

/** Urdu in Latin letters: English has "me", "to" and "hum" too, so that it takes several words to tell. */
export const isRomanUrdu = (text: string): boolean => {
  const latin = text.match(/[a-z]+/giu)?.length ?? 0;
  const urdu = text.match(ROMAN_URDU)?.length ?? 0;
  return count(text, ROMAN_URDU) >= 2 && urdu / latin >= 0.2;
};

/** Arabic in Latin letters and digits. */
export const isArabizi = (text: string): boolean =>
  count(text, ARABIZI) >= 2 && /[a-z][2375]|[2375][a-z]/iu.test(text);

export const isUrdu = (text: string): boolean => URDU.test(text);
