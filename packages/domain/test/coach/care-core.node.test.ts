import { expect, test } from 'vitest';
import { coreReader } from '../../src/coach/classify/care/care-data.ts';
import { classify } from '../../src/coach/classify/classify.ts';

// What still answers when the words of care cannot be read.

const kindsOf = (messages: readonly string[]) =>
  Object.fromEntries(messages.map((message) => [message, classify(message, coreReader).kind]));
const all = (messages: readonly string[], kind: string) =>
  Object.fromEntries(messages.map((message) => [message, kind]));

test('[R10] the core of the script meets the most certain words of a crisis, in every language', () => {
  const crises = [
    'I want to die',
    'i just wanna kill myself',
    "I don't want to live anymore",
    'im feeling suicidal tonight',
    'I cut myself again',
    'my friend says she wants to kill herself',
    'I took a whole bottle of pills',
    'What does 2:286 say? I have the tablets ready, in front of me',
    'أريد أن أموت',
    'بفكر في الانتحار',
    'ما عاد بدي أعيش',
    'bidi amoot',
    'میں مر جانا چاہتا ہوں',
    'خودکشی کرنا چاہتی ہوں',
    'main marna chahti hoon',
    'mujhe jeena nahi chahta hun bas',
  ];
  expect(kindsOf(crises)).toEqual(all(crises, 'distress'));
});

test('[R10] and of danger from others', () => {
  const dangers = [
    'My husband beats me',
    'my dad hit me again last night',
    'I was raped',
    'زوجي يضربني',
    'mere shohar mujhe marte hain',
    'میرے شوہر مجھے مارتے ہیں',
  ];
  expect(kindsOf(dangers)).toEqual(all(dangers, 'abuse'));
});

test('[R10] what is of somebody’s own life is met by it too, and a question of the text is study', () => {
  expect(kindsOf(['my whole house is so quiet since the funeral'])).toEqual({
    'my whole house is so quiet since the funeral': 'unsure',
  });
  const study = [
    'Why did Maryam wish that she had died (19:23)?',
    'What does the Quran say about suicide?',
    'لماذا تمنت مريم الموت؟',
    'quran mein maut ka zikr kahan hai',
    'What does 2:255 say?',
  ];
  expect(kindsOf(study)).toEqual(all(study, 'study'));
});
