import { MINIMUM_AGE } from '@fahm/contracts/person/age.ts';
import { PRODUCT_NAME } from '../../product.ts';

/** A heading in both languages of the product. */
export type Heading = { en: string; ar: string };

export const messages = {
  title: `Welcome · ${PRODUCT_NAME}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: 'Progress of the setup',
  back: 'Back',
  next: 'Continue',
  submit: 'Complete Setup',
  submitting: 'Setting up...',
  kept: 'Your answers are kept on this device until you finish.',
  headings: {
    name: { en: 'What should we call you?', ar: 'بماذا نناديك؟' },
    birthday: { en: 'When were you born?', ar: 'متى وُلدت؟' },
    gender: { en: 'Your gender', ar: 'الجنس' },
    languages: { en: 'Your languages', ar: 'لغاتك' },
    experience: { en: 'Your experience so far', ar: 'خبرتك السابقة' },
    acceptance: { en: 'Privacy and terms', ar: 'الخصوصية والشروط' },
  } satisfies Record<string, Heading>,
  name: {
    label: 'Display name',
    hint: 'It is how the study app greets you. You can change it later.',
  },
  birthday: {
    chosen: (date: string) => `Your birthday: ${date}`,
    why: `It is asked because an account is for people of ${MINIMUM_AGE} and older. Nobody but you sees it.`,
    typed: 'Date of birth',
    none: 'Type it, or choose the month and the year, then the day.',
    tooYoung: `An account is for people of ${MINIMUM_AGE} and older: below that, a parent or guardian has to hold it. The reader and the guides need no account.`,
    month: 'Month',
    year: 'Year',
    previous: 'Previous month',
    next: 'Next month',
  },
  genderHint:
    'It changes nothing in what you learn, and nobody but you sees it. Choosing takes you on.',
  genders: { male: 'Male', female: 'Female', prefer_not_to_say: 'Prefer not to say' },
  languages: {
    hint: 'Choose all that are true. It decides how large the Arabic is at first, and whether a translation stands beside it.',
    canReadArabic: 'I can read Arabic',
    canUnderstandArabic: 'I understand Arabic',
    canReadEnglish: 'I can read English',
    canUnderstandEnglish: 'I understand English',
  },
  experienceHint:
    'It decides how many new cards a day you begin with. You can change that any time. Choosing takes you on.',
  experiences: {
    beginner: { label: 'Beginner', text: 'I am just starting to study the meaning of the Qur’an.' },
    intermediate: { label: 'Intermediate', text: 'I have studied some surahs.' },
    advanced: { label: 'Advanced', text: 'I have studied for years, or I teach.' },
  },
  acceptance: {
    privacy: { before: 'I have read and accept the ', link: 'privacy policy' },
    terms: { before: 'I have read and accept the ', link: 'terms of service' },
  },
  required: {
    title: 'Required',
    text: 'Please accept the privacy policy and terms of service to continue.',
  },
  failed: { title: 'Error', text: 'Failed to save your profile. Please try again.' },
  welcome: {
    title: `Welcome to ${PRODUCT_NAME}`,
    text: 'Your setup is complete. May your study be a blessing to you.',
  },
  signedOut: {
    text: 'You have been signed out meanwhile. Your answers are kept on this device: sign in again and continue.',
    link: 'Sign in again',
  },
};
